import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Ruled from "./Ruled.svelte";

test("words lead to the rule they rest on, where one is known", async () => {
  const props = { game: "realms", words: "Not now." };
  const ruled = mount(Ruled, { target: document.body, props: { ...props, rule: "ROD-OFFER-02" } });
  const link = document.querySelector("a");
  expect(document.body.textContent.trim()).toBe("Not now. ROD-OFFER-02");
  expect(link?.getAttribute("href")).toBe("/rules/realms#ROD-OFFER-02");
  await unmount(ruled);
  const plain = mount(Ruled, { target: document.body, props });
  expect(document.body.textContent.trim()).toBe("Not now.");
  await unmount(plain);
});
