import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { language } from "$lib/language.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html holds no #app");
// Nothing is shown in one language first and then in another.
void language.follow().then(() => mount(App, { target }));
