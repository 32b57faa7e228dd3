import { expect, test } from "vitest";
import { placeMessages, withoutField } from "./form-errors.ts";

test("messages are placed at the fields of the form, the rest above them", () => {
  const errors = placeMessages({ title: ["α", "β"], version: ["γ"] }, ["δ"], ["title", "code"]);
  expect(errors).toEqual({ fields: { title: ["α", "β"] }, problems: ["δ", "γ"] });
});

test("changing a field removes its messages and keeps the others", () => {
  const errors = { fields: { title: ["α"], code: ["β"] }, problems: ["γ"] };
  expect(withoutField(errors, ["title"])).toEqual({ fields: { code: ["β"] }, problems: ["γ"] });
});
