import { expect, test } from "vitest";
import { isSepaIban } from "./sepa-countries.ts";

test.each([
  ["a Greek one", "GR16 0110 1250 0000 0001 2300 695", true],
  ["of a country of the Union without the euro", "RO49AAAA1B31007593840000", true],
  ["of Switzerland", "CH9300762011623852957", true],
  ["of Serbia", "RS35260005601001611379", true],
  ["of Turkey", "TR330006100519786457841326", false],
  ["of Kosovo", "XK051212012345678906", false],
  ["of the Faroe Islands, though their State takes part", "FO6264600001631634", false],
  ["a wrong one", "GR1601101250000000012300696", false],
  ["none", "", false],
])("an account accepts a SEPA credit transfer: %s", (_what, text, expected) => {
  expect(isSepaIban(text)).toBe(expected);
});
