import { expect, test } from "vitest";
import { toResponse, columnsOf, fieldsIn, inColumns } from "./columns.ts";

const at = new Date("2026-03-18T08:00:00Z");

test("a field is stored in the column of its name", () => {
  expect(inColumns({ afm: "1", personInCharge: null })).toEqual({
    afm: "1",
    person_in_charge: null,
  });
  expect(columnsOf("e", ["afm", "fatherName"])).toEqual([
    "e.afm as afm",
    "e.father_name as fatherName",
  ]);
});

test("a row is returned by field, instants as text; with named fields, only those", () => {
  const row = { afm: "1", made_at: at, ended_at: null, password_hash: "x" };
  expect(fieldsIn(row, ["afm", "madeAt"])).toEqual({ afm: "1", madeAt: at });
  expect(toResponse(row)).toEqual({
    afm: "1",
    madeAt: "2026-03-18T08:00:00.000Z",
    endedAt: null,
    passwordHash: "x",
  });
});
