import { expect, test } from "vitest";
import { isSepaIban } from "./sepa-countries.ts";

test.each([
  ["Greek", "GR16 0110 1250 0000 0001 2300 695", true],
  ["an EU country without the euro", "RO49AAAA1B31007593840000", true],
  ["Switzerland", "CH9300762011623852957", true],
  ["Serbia", "RS35260005601001611379", true],
  ["Turkey", "TR330006100519786457841326", false],
  ["Kosovo", "XK051212012345678906", false],
  ["the Faroe Islands, although Denmark takes part", "FO6264600001631634", false],
  ["invalid", "GR1601101250000000012300696", false],
  ["empty", "", false],
])("an account accepts a SEPA credit transfer: %s", (_what, text, expected) => {
  expect(isSepaIban(text)).toBe(expected);
});
