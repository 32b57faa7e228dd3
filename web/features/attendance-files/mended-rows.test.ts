import { expect, test } from "vitest";
import type { FileDay, FileRow } from "#api/attendance-files.ts";
import { mend, rowsToSend } from "./mended-rows.ts";

const row: FileRow = { line: 2, cells: ["Α", "9-17"], contractId: null };
const found: FileDay = {
  column: 1,
  date: "2026-03-02",
  cell: "B2",
  text: "9-17",
  message: "",
  meant: null,
  before: "",
  after: "",
};

test.each([
  ["9-17", "9-17"],
  ["9".repeat(200), "9".repeat(200)],
  [`9-17${" ".repeat(197)}`, `9-17${" ".repeat(195)}…`],
])("a cell corrected to «%s» is sent as «%s», and shown as typed", (text, sentText) => {
  const table = mend({ rows: [row], mended: new Map() }, [found], text);
  expect(rowsToSend(table)).toEqual([{ ...row, cells: ["Α", sentText] }]);
  expect(table.rows).toEqual([{ ...row, cells: ["Α", text] }]);
});
