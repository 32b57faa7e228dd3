import { describe, expect, test } from "vitest";
import {
  clockOf,
  clockText,
  durationOf,
  durationText,
  emptyToNull,
  moneyOf,
  moneyText,
  numberOf,
  numberText,
} from "./convert.ts";

describe("a field's value is converted for a call", () => {
  test.each([
    ["an empty text", emptyToNull("  "), null],
    ["a trimmed text", emptyToNull(" Δ01 "), "Δ01"],
    ["an empty number", numberOf(""), undefined],
    ["a number with a comma", numberOf("37,5"), 37.5],
    ["a number with a point", numberOf("37.5"), 37.5],
    ["an invalid number", numberOf("3 7"), Number.NaN],
    ["an amount", moneyOf("1.234,5"), "1234.50"],
    ["an invalid amount stays for the schema to refuse", moneyOf("χίλια"), "χίλια"],
    ["an empty duration", durationOf(" "), undefined],
    ["a duration", durationOf("7:30"), 450],
    ["an invalid duration", durationOf("7:75"), Number.NaN],
    ["a time", clockOf("730"), 450],
    ["invisible characters added by a messenger", clockOf("\u202A730\u202C"), 450],
    ["the same around a number", numberOf("\u202A37,5\u202C"), 37.5],
    ["an invalid time", clockOf("25:00"), Number.NaN],
  ])("%s", (_case, carried, expected) => {
    expect(carried).toEqual(expected);
  });
});

describe("and back", () => {
  test.each([
    [numberText(37.5), "37,5"],
    [numberText(null), ""],
    [moneyText("1234.50"), "1.234,50"],
    [moneyText(null), ""],
    [moneyText("χίλια"), "χίλια"],
    [durationText(450), "7:30"],
    [durationText(null), ""],
    [clockText(450), "07:30"],
    [clockText(1440), "24:00"],
    [clockText(null), ""],
  ])("%j", (actual, expected) => {
    expect(actual).toBe(expected);
  });
});
