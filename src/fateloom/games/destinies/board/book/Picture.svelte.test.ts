import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { personOf } from "../draw/people/traits";
import Picture from "./Picture.svelte";

test("a hero and the companion of the other team stand there both", async () => {
  const edith = personOf("edith", "");
  const shown = mount(Picture, {
    target: document.body,
    props: {
      ...{ id: "quay", painted: null, day: 1, terrain: "road", wet: false },
      ...{ hero: null, people: [], others: [edith, edith] },
    },
  });
  await vi.waitFor(() => expect(document.querySelectorAll(".far")).toHaveLength(2));
  await unmount(shown);
});
