import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html holds no #app");
mount(App, { target });
