import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { language } from "$lib/language.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html holds no #app");
// Fetched beside the words, not after them.
if (location.pathname === "/") void import("./pages/Home.svelte");
else if (location.pathname.startsWith("/t/")) void import("./table/Table.svelte");
// Nothing is shown in one language first and then in another.
void language.follow().then(() => mount(App, { target }));
