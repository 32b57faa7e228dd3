import { expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { findingsOf } from "./matrix/findings.ts";
import * as mistakes from "./matrix/planted.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();

const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));

test.each(calls)("$path opens to those whom the policy names, and to nobody else", async (call) => {
  expect(await findingsOf(world, call)).toEqual([]);
});

test.each([
  {
    mistake: mistakes.readingAnyBody,
    finding: "Employee, another's body and a body that is not: 200 instead of 403 or 404",
  },
  {
    mistake: mistakes.savingWithoutTheAct,
    finding: "Employee who reads, the own body: 200 instead of 403",
  },
  {
    mistake: mistakes.tellingBodiesApart,
    finding: "Employee, another's body and a body that is not: the answers can be told apart",
  },
  {
    mistake: mistakes.believingAnyId,
    finding: "Employee, another's id and an id of nothing as contractId: 200 instead of 404",
  },
  {
    mistake: mistakes.writingBeforeRefusing,
    finding: "the other body's rows of structure changed",
  },
  {
    mistake: mistakes.tellingMoreThanDeclared,
    finding: 'must NOT have additional properties {"additionalProperty":"employeeAfm"}',
  },
])("the access matrix detects the mistake $mistake.name", async ({ mistake, finding }) => {
  const { call, app } = mistake(world);
  const findings = await findingsOf(world, call, app);
  expect(findings).toContainEqual(expect.stringContaining(finding));
  await app.close();
});
