import { expect, it } from "vitest";
import { cleanPostcode, refusalToPostcode } from "./postcode.ts";

it("a postcode is five digits", () => {
  expect(cleanPostcode(" 106 74 ")).toBe("10674");
  expect(refusalToPostcode("10674")).toBeNull();
});

it.each(["1067", "106745", "106 74", "1067Α", ""])("%j is not a postcode", (text) =>
  expect(refusalToPostcode(text)).toBe("postcode"),
);
