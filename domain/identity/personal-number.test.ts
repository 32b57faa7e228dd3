import { expect, it } from "vitest";
import { cleanPersonalNumber, refusalToPersonalNumber } from "./personal-number.ts";

it.each(["12Α094187530", "ABC094187530", "ΩΞ1094187530"])("%s is a citizen's number", (text) => {
  expect(refusalToPersonalNumber(text)).toBeNull();
  expect(refusalToPersonalNumber(text, "094187530")).toBeNull();
  expect(refusalToPersonalNumber(text, "028233026")).toBe("personal-number-afm");
});

it.each(["12094187530", "12α094187530", "12Α09418753", "12Α09418753Α", "12-094187530", ""])(
  "%j is none",
  (text) => expect(refusalToPersonalNumber(text, "094187530")).toBe("personal-number"),
);

it("is cleaned of blanks and hyphens, in capitals", () => {
  expect(cleanPersonalNumber("12α-094 187 530")).toBe("12Α094187530");
});
