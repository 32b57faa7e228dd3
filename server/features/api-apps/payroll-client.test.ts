import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiApps } from "#api/api-apps.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import {
  buildApprovedMonth,
  type MonthOfStructure,
  returnMonth,
} from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const client = join(import.meta.dirname, "../../../examples/payroll-client/payroll-client.mjs");

const world = worldOfFile({ now: new Date("2026-04-10T09:00:00Z") });
let month: MonthOfStructure;
let environment: Record<string, string>;
let door: Server;
/** Requests as they reached the proxy: method, path, status and key. */
let came: { line: string; status: number; key: string | undefined }[] = [];
/** Paths whose next request is refused, with which status. */
const turnedAway = new Map<string, number>();

/** What happens before the next request of a path arrives. */
const meanwhile = new Map<string, () => Promise<void>>();

/** Paths whose next answer is rewritten as of a moment earlier, when there were more rows. */
const movedBefore = new Map<string, (answer: { total: number }) => unknown>();

beforeAll(async () => {
  month = await buildApprovedMonth(world, { contracts: 2 });
  const { organizationId } = month;
  const { id, secret } = await world.call(
    apiApps.create,
    {
      name: "Μισθοδοσία",
      area: "WebServiceUser",
      scopes: [
        "organizations.getAllForCurrentUser",
        "payments.getPayroll",
        "payments.exportPayroll",
        "history.getChanges",
        "monthlyContracts.getAll",
        "imports.punches",
      ],
      organizations: [{ organizationId, right: "full" }],
    },
    { as: await world.signInAs({ role: "Administrator" }) },
  );
  const url = await openDoor();
  environment = { PARON_URL: url, PARON_CLIENT_ID: id, PARON_CLIENT_SECRET: secret };
});
afterAll(() => door.close());

/** A proxy in front of the application that refuses the requests in `turnedAway`. */
async function openDoor(): Promise<string> {
  const behind = await world.app.listen({ port: 0, host: "127.0.0.1" });
  door = createServer(async (request, reply) => {
    const { method = "", url = "", headers } = request;
    const path = url.split("?")[0] ?? "";
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    await meanwhile.get(path)?.();
    meanwhile.delete(path);
    const refusal = turnedAway.get(path);
    turnedAway.delete(path);
    const { authorization = "", "content-type": type = "" } = headers;
    const key = headers["idempotency-key"]?.toString();
    const passed = {
      authorization,
      "content-type": type,
      ...(key ? { "idempotency-key": key } : {}),
    };
    const answer = refusal
      ? new Response("{}", { status: refusal, headers: { "retry-after": "0" } })
      : await fetch(`${behind}${url}`, {
          method,
          headers: passed,
          body: method === "GET" ? null : Buffer.concat(parts),
        });
    came.push({ line: `${method} ${path}`, status: answer.status, key });
    const {
      "content-length": _length,
      "content-encoding": _encoding,
      ...ownHeaders
    } = Object.fromEntries(answer.headers);
    reply.writeHead(answer.status, ownHeaders);
    const moved = refusal ? undefined : movedBefore.get(path);
    movedBefore.delete(path);
    reply.end(moved ? JSON.stringify(moved(JSON.parse(await answer.text()))) : await answer.text());
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const address = door.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

async function run(args: readonly string[], others: Record<string, string> = {}) {
  came = [];
  const env = { ...environment, ...others };
  const { stdout } = await promisify(execFile)(process.execPath, [client, ...args], { env });
  return stdout.trim().split("\n");
}

test("the payroll client writes the month's payroll, and none when an amount is not known yet", async () => {
  const [head, ...lines] = await run(["payroll", month.month]);
  expect(head).toContain("ΑΦΜ");
  expect(lines).toHaveLength(2);
  const row = { organization_id: month.organizationId, contract_id: month.contractIds[0] ?? "" };
  const reopened = () => rowsWhere(world, "monthly_contract", row).change({ state: "submitted" });
  // In the middle of the reading, after whatever the client asked first.
  meanwhile.set("/api/Payments/ExportPayroll", reopened);
  const refusal = {
    code: 1,
    stderr: "2026-03 has 1 months that nobody has signed and 0 that lack a benefit\n",
  };
  await expect(run(["payroll", month.month])).rejects.toMatchObject(refusal);
  await expect(run(["payroll", month.month])).rejects.toMatchObject(refusal);
  await rowsWhere(world, "monthly_contract", row).change({ state: "approved" });
});

test("the payroll client prints each refused field, and asks for what it cannot know", async () => {
  await expect(run(["months", "2026-13"])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("month: Ο μήνας δεν υπάρχει"),
  });
  await expect(run(["payrol", month.month])).rejects.toMatchObject({ code: 2 });
  const right = "read" as const;
  const other = await buildOrganization(world.owner);
  const link = { user_id: environment["PARON_CLIENT_ID"] ?? "", organization_id: other.id };
  await addRows(world, "user_organization", [{ ...link, access_right: right }]);
  await expect(run(["months", month.month])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${other.id} ${other.description}`),
  });
  const variables = { PARON_ORGANIZATION: month.organizationId };
  expect(await run(["months", month.month], variables)).toHaveLength(3);
  await rowsWhere(world, "user_organization", link).remove();
});

test("the payroll client reads the approved months, and retries after the pause it is asked for", async () => {
  turnedAway.set("/api/MonthlyContracts/GetAll", 503);
  const [header, ...lines] = await run(["months", month.month]);
  expect(header).toBe("contract;month;lastName;firstName;workedMinutes;plannedMinutes");
  expect(lines.map((line) => line.split(";").slice(4))).toEqual([
    ["10080", "10080"],
    ["10080", "10080"],
  ]);
  expect(came.map(({ line, status }) => `${status} ${line}`)).toEqual([
    "200 POST /oauth/token",
    "200 GET /api/Organizations/GetAllForCurrentUser",
    "503 GET /api/MonthlyContracts/GetAll",
    "200 GET /api/MonthlyContracts/GetAll",
  ]);
});

test("months that move while their pages are read are read again, none left out", async () => {
  const at = "/api/MonthlyContracts/GetAll";
  movedBefore.set(at, (answer) => ({ ...answer, total: answer.total + 1 }));
  const [, ...lines] = await run(["months", month.month], { PARON_PAGE_SIZE: "1" });
  expect(new Set(lines).size).toBe(2);
  expect(came.filter(({ line }) => line === `GET ${at}`)).toHaveLength(4);
});

test("the payroll client reads again only what changed since the last time, also after it failed in between", async () => {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  const since = async () => (await run(["changes", join(folder, "place.txt")])).slice(1);
  expect(await since()).toEqual([]);
  expect(await since()).toEqual([]);
  const [, contractId = ""] = month.contractIds;
  await returnMonth(world, month, { reason: "Λάθος ώρες", contractIds: [contractId] });
  turnedAway.set("/api/Payments/GetPayroll", 500);
  await expect(since()).rejects.toMatchObject({ code: 1 });
  expect(await since()).toEqual([`month;${contractId};2026-03;returned;;`]);
  expect(came.map(({ line }) => line)).toEqual([
    "POST /oauth/token",
    "GET /api/Organizations/GetAllForCurrentUser",
    "GET /api/History/GetChanges",
    "GET /api/Payments/GetPayroll",
  ]);
  expect(await since()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a file that the payroll client delivers twice is taken once, under one key", async () => {
  const folder = mkdtempSync(join(tmpdir(), "punches-"));
  const file = join(folder, "1_attlog.dat");
  writeFileSync(file, "99\t2026-04-09 08:00:00\t0\t1\n");
  turnedAway.set("/api/Imports/Punches", 429);
  const deliver = async () => JSON.parse((await run(["punches", file])).join("")) as unknown;
  const first = await deliver();
  const keys = came.filter(({ key }) => key).map(({ key }) => key);
  expect(came.at(-2)).toMatchObject({ line: "POST /api/Imports/Punches", status: 429 });
  expect(first).toMatchObject({ lines: 1, added: 1 });
  expect(await deliver()).toEqual(first);
  expect(new Set([...keys, came.at(-1)?.key]).size).toBe(1);
  rmSync(folder, { recursive: true });
});

test("a refused secret ends the payroll client with the server's message", async () => {
  const refused = run(["months", month.month], { PARON_CLIENT_SECRET: "wrong" });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Τα διαπιστευτήρια δεν έγιναν δεκτά"),
  });
});
