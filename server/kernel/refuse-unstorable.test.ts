import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { buildOrganization } from "../db/seed/builders.ts";
import { requestOf } from "../testing/visit.ts";
import { visitorOfFile, worldOfFile } from "../testing/world.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
let organizationId: string;
beforeAll(async () => {
  organizationId = (await buildOrganization(world.owner)).id;
});

const sentence = "Η τιμή περιέχει χαρακτήρα που δεν μπορεί να αποθηκευτεί. Πληκτρολογήστε την ξανά";
const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));
const inQuery = ({ method, upload }: Call) =>
  method === "GET" || method === "DELETE" || upload !== undefined;
const ofLinks = ({ access }: Call) => access.who === "link";

test("a character that the database cannot store is refused by every call, with its field named", async () => {
  const answers = await Promise.all(
    calls
      .filter((call) => !ofLinks(call))
      .map(async (call) => {
        const input = { organizationId, note: "half\0text" };
        const request = requestOf(call, input, { as: administrator });
        const { statusCode, body } = await world.app.inject(request);
        const isExplained =
          statusCode === 400 && body.includes(JSON.stringify({ note: [sentence] }));
        return isExplained || statusCode === 403 ? [] : [`${call.path} ${statusCode} ${body}`];
      }),
  );
  expect(answers.flat()).toEqual([]);
});

test("half of a surrogate pair is refused in every body", async () => {
  const bodies = calls.filter((call) => !inQuery(call) && !ofLinks(call));
  for (const call of bodies) {
    const input = { organizationId, list: [{ text: "\uD83D" }] };
    const request = requestOf(call, input, { as: administrator });
    const { statusCode, body } = await world.app.inject(request);
    const isExplained = body.includes(JSON.stringify({ "list.0.text": [sentence] }));
    expect([call.path, statusCode, isExplained || statusCode === 403]).toEqual([
      call.path,
      isExplained ? 400 : 403,
      true,
    ]);
  }
});

test.each([
  ["POST", "/Users/Login", { userName: "cl\0erk", password: "a" }, "userName"],
  ["POST", "/Users/Login", { userName: "clerk", password: "a\uDC00" }, "password"],
  ["GET", "/Proofs/CheckCode?code=%00", undefined, "code"],
] as const)(
  "%s %s without a session names the field of an unstorable character",
  async (method, url, payload, field) => {
    const request = { method, url: `/api${url}`, ...(payload ? { payload } : {}) };
    const answer = await world.app.inject(request);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { [field]: [sentence] } });
  },
);

test("a field's own name is checked too, and shown readably", async () => {
  const payload = { userName: "clerk", password: "a", "x\0y": 1 };
  const answer = await world.app.inject({ method: "POST", url: "/api/Users/Login", payload });
  expect(answer.json()).toMatchObject({ status: 400, errors: { "x\uFFFDy": [sentence] } });
});

test("endless nesting is refused and names its field", async () => {
  const payload = `{"userName":"clerk","password":"a","deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const headers = { "content-type": "application/json" };
  const url = "/api/Users/Login";
  const answer = await world.app.inject({ method: "POST", url, payload, headers });
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: { deep: ["Η τιμή έχει περισσότερα επίπεδα από όσα επιτρέπονται"] },
  });
});
