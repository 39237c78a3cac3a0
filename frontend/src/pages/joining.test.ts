import { describe, expect, it } from "vitest";
import { linkIn, spaced } from "./joining";

describe("linkIn", () => {
  it("takes links to a seat, a table, and a whole table", () => {
    for (const link of [
      "http://192.168.1.5:8765/join/1fc8#q9X_-",
      "https://play.example/join/1fc8#KRT479",
      " http://localhost:8765/t/1fc8 ",
    ]) {
      expect(linkIn(link)?.href).toBe(link.trim());
    }
  });
  it("takes a link that lost its beginning", () => {
    expect(linkIn("192.168.1.5:8765/join/1fc8#q9X")?.href).toBe(
      "http://192.168.1.5:8765/join/1fc8#q9X",
    );
  });
  it("takes no codes, and no other addresses", () => {
    for (const text of [
      "KRT 479",
      "krt479",
      "",
      "http://",
      "https://example.org/",
      "javascript:alert(1)//join/1",
      "ftp://a/join/1fc8",
    ]) {
      expect(linkIn(text)).toBeNull();
    }
  });
});

it("shows a code in two halves", () => {
  expect(spaced("KRT479")).toBe("KRT 479");
});
