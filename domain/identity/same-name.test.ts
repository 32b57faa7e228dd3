import { expect, it } from "vitest";
import { isSameName } from "./same-name.ts";

it.each([
  ["Παππά Άννα", "Παππά Άννα", true],
  ["ΠΑΠΠΑ ΑΝΝΑ", "Παππά Άννα", true],
  ["Άννα Παππά", "Παππά Άννα", true],
  ["Παππά", "Παππά Άννα", true],
  ["Παππά Άννα του Νικολάου", "Παππά Άννα", true],
  ["Παππά Α.", "Παππά Άννα", true],
  ["Παππά-Νίκα Άννα", "ΝΙΚΑ ΠΑΠΠΑ ΑΝΝΑ", true],
  ["PAPPA ANNA", "Παππά Άννα", true],
  ["Pappa Anna", "Παππά Άννα", true],
  ["Νίκας Γεώργιος", "Παππά Άννα", false],
  ["Παππά Μαρία", "Παππά Άννα", false],
  ["Παππά Μ.", "Παππά Άννα", false],
  ["Nikas Georgios", "Παππά Άννα", false],
])("«%s» and «%s»: %s", (one, other, expected) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([expected, expected]);
});
