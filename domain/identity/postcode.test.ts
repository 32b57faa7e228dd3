import { expect, it } from "vitest";
import { cleanPostcode, formatPostcode, refusalToPostcode } from "./postcode.ts";

it("is five digits, printed three and two", () => {
  expect(cleanPostcode(" 106 74 ")).toBe("10674");
  expect(refusalToPostcode("10674")).toBeNull();
  expect(formatPostcode("10674")).toBe("106 74");
});

it.each(["1067", "106745", "106 74", "1067Α", ""])("%j is none", (text) =>
  expect(refusalToPostcode(text)).toBe("postcode"),
);
