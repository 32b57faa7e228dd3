import { expect, test } from "vitest";
import { isAda, readAda } from "./ada.ts";

test.each<[string, boolean]>([
  ["ΨΘΔΖ46ΜΤΛΠ-ΞΧ7", true],
  ["ΩΞΡΜ46ΜΤΛ6-Φ3Π", true],
  ["ΒΕΑΦΧ-ΜΙ7", true],
  ["6ΣΦ146ΜΤΛ6-48Π", true],
  ["75ΔΩΕ5-ΑΥ6", true],
  ["ΒΕΑΦ-ΜΙ7", true],
  ["Latin M and T: ΩΞΡM46MTΛ6-Φ3Π", true],
  ["Latin A, T, X, M, K: 6ATΩ46MK6Π-ΘX1", true],
  ["small letters of both: 6ατω46μk6π-θx1", true],
  ["ΒΕΑΦΧ-ΜΙ", false],
  ["ΒΕΑΦΧ-ΜΙ77", false],
  ["ΒΕΑ-ΜΙ7", false],
  ["ΨΘΔΖ46ΜΤΛΠ1-ΞΧ7", false],
  ["Latin letters that look like no Greek one: 6ATQ46MK6D-ΘX1", false],
  ["6ΑΤΩ46ΜΚ6ΠΘΧ1", false],
  ["12/2026", false],
])("%s is an ΑΔΑ: %s", (text, expected) => {
  const ada = readAda(text.split(": ").at(-1) ?? "");
  expect(isAda(ada)).toBe(expected);
});

test("an ΑΔΑ is stored in Greek capitals, however it was typed", () => {
  expect(readAda("ωξρM46MTλ6-φ3π")).toBe("ΩΞΡΜ46ΜΤΛ6-Φ3Π");
});
