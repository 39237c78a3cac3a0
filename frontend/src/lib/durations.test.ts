import { expect, it } from "vitest";
import { clockFace, lengthName } from "./durations";

it("shows what is left", () => {
  expect(clockFace(127)).toBe("2:07");
  expect(clockFace(59.2)).toBe("1:00");
  expect(clockFace(-3)).toBe("0:00");
  expect(clockFace(3727)).toBe("1:02:07");
  expect(clockFace(47 * 3600)).toBe("47:00:00");
  expect(clockFace(3 * 86_400 - 1)).toBe("2 d 23 h");
});

it("names a length in its largest whole unit", () => {
  expect(lengthName(30)).toBe("30 seconds");
  expect(lengthName(90)).toBe("90 seconds");
  expect(lengthName(60)).toBe("1 minute");
  expect(lengthName(7200)).toBe("2 hours");
  expect(lengthName(3 * 86_400)).toBe("3 days");
});
