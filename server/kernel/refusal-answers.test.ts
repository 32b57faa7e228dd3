import { expect, test } from "vitest";
import { bodyTooLarge, notJson, unknownField, wrongRepeatKey } from "#texts/faults.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { buildOrganization } from "../db/seed/builders.ts";
import { visitorOfFile, worldOfFile } from "../testing/world.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });

const json = { "content-type": "application/json" };
const body = (bytes: number) => JSON.stringify({ reason: "x".repeat(bytes) });

/** The response to a program that sends what no page of ours would. */
test.each<[string, Record<string, string>, string, number, unknown]>([
  ["invalid JSON", json, "{bad", 400, { detail: notJson }],
  ["a prototype", json, '{"__proto__":{}}', 400, { detail: notJson }],
  ["a body over the limit", json, body(2 * 1024 * 1024), 413, { detail: bodyTooLarge }],
  [
    "an idempotency key that is too short",
    { ...json, "idempotency-key": "short" },
    JSON.stringify({ userName: "program", area: "Employee", nickName: "Program" }),
    400,
    { detail: wrongRepeatKey },
  ],
  [
    "values of another type",
    json,
    JSON.stringify({ userName: 5, area: "Clerk", organizations: {} }),
    400,
    {
      errors: {
        userName: [expect.stringMatching(/πρέπει να είναι κείμενο$/)],
        area: [expect.stringMatching(/πρέπει να είναι μία από τις: Administrator, /)],
        nickName: [expect.stringMatching(/είναι υποχρεωτικό$/)],
        organizations: [expect.stringMatching(/πρέπει να είναι πίνακας JSON$/)],
      },
    },
  ],
])("%s is answered as what it is", async (_case, headers, payload, status, problem) => {
  const { token } = administrator;
  const answer = await world.app.inject({
    method: "POST",
    url: "/api/Users/Create",
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining(problem)]);
});

test("an unknown filter is reported to a program, not to a page of another build", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const program = await world.signInAs({ role: "WebServiceUser", organizationId });
  const query = { organizationId, mnth: "2026-03" };
  const url = `/api${monthlyContracts.getAll.path}?${new URLSearchParams(query).toString()}`;
  const answerTo = (token: string) =>
    world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const refused = await answerTo(program.token);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { errors: { mnth: [unknownField] } },
  ]);
  expect((await answerTo(administrator.token)).statusCode).toBe(200);
});
