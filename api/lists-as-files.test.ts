import { expect, test } from "vitest";
import { allCalls } from "./all.ts";
import type { Call } from "./call.ts";

/** Lists that are paged but not exported as a file, and why. */
const withoutFile: Readonly<Record<string, string>> = {
  "/History/GetAll":
    "the ledger leaves whole and with its proofs (`ledger:export`); a month of it as a file of its own (`ExportMonth`)",
  "/Notifications/GetAll": "one's own bell, forgotten after a while",
  "/Parameters/GetHistory": "the few values that one parameter has had",
  "/PersonalData/GetErasures": "certificates, each read by itself; the fewer copies the better",
  "/Schedules/GetAll": "what fields of forms choose from; no page lists them",
};

/** Lists that are returned whole and also exported as files. */
const whole = ["/Holidays/GetYear", "/Organizations/GetCompleteness"];

const calls: readonly Call[] = Object.values(allCalls).flatMap((table) =>
  Object.values<Call>(table),
);
const byPath = new Map(calls.map((call) => [call.path, call]));
const lists = calls.filter((call) => fieldsOf(call).includes("take") || whole.includes(call.path));

test.each(lists.filter(({ path }) => !(path in withoutFile)).map((list) => [list.path, list]))(
  "%s has a file with the same access and the same filters",
  (_path, list) => {
    const file = byPath.get(fileOf(list));
    expect(file?.answer).toBe("file");
    expect(file?.access).toEqual(list.access);
    const filters = fieldsOf(list).filter((field) => !["skip", "take"].includes(field));
    expect(fieldsOf(file).toSorted()).toEqual([...filters, "format"].toSorted());
  },
);

test("every list excused from having a file exists and has none", () => {
  const excused = Object.keys(withoutFile);
  const known: readonly string[] = lists.map(({ path }) => path);
  expect(excused.filter((path) => !known.includes(path))).toEqual([]);
  const needless = lists.filter((list) => excused.includes(list.path) && byPath.has(fileOf(list)));
  expect(needless.map(({ path }) => path)).toEqual([]);
});

/** `/Payments/GetAll` is exported by `/Payments/Export`, `/Payments/GetLines` by `/Payments/ExportLines`. */
function fileOf({ path }: Call): Call["path"] {
  return path.replace(/\/Get(?:All)?(?=\w*$)/, "/Export") as Call["path"];
}

function fieldsOf(call: Call | undefined): string[] {
  const input = call?.input;
  return input && "shape" in input ? Object.keys(input.shape as object) : [];
}
