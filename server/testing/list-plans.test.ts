import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { allCalls } from "#api/all.ts";
import { bodyMonths } from "#api/body-months.ts";
import type { Call } from "#api/call.ts";
import { dashboard } from "#api/dashboard.ts";
import { apiLogs } from "#api/logs.ts";
import { announce } from "#server/features/announcements/testing.ts";
import {
  buildContract,
  buildEmployee,
  buildOrganization,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { sealLedgers } from "#server/features/ledger/seal-ledger.ts";
import { pretendManyRows } from "./many-rows.ts";
import { faultsIn, nodesIn, planOf } from "./plans.ts";
import { sentWhile, type Statement } from "./sent-statements.ts";
import { paymentOf, thingsOf } from "./things-of-lists.ts";
import type { Visitor } from "./visit.ts";
import { worldOfFile } from "./world.ts";

/**
 * Orders without an index, and why. Each is of something that a body has few of, or of a value computed per row; the
 * default order of a long list is never among them.
 */
const unindexed: Readonly<Record<string, string>> = {
  "/BodyMonths/GetAll draft submitted awaiting signed sheetsToCheck":
    "counts of months, a row a body",
  "/Structures/GetAll contracts": "a count of contracts",
  "/Employees/GetAll contracts": "a count of contracts",
  "/Contracts/GetAll structure": "the structure of the term in force on the day",
  "/Closures/GetAll structure": "a body has some dozens of closures",
  "/Devices/GetAll seen": "a body has some dozens of devices",
  "/Documents/GetAll organization": "those of one body are all alike",
  "/Payments/GetAll state total lines": "a body has some dozens of payments",
  "/Payments/GetAllOfBodies number month state total lines":
    "a dozen a body and year; the usual order is by time",
  "/Unlocks/GetAll structure": "a body has some dozens of requests",
  "/Unlocks/GetQueue structure": "names over all bodies; the usual order is by time",
  "/UserOrganizations/GetAll description": "names of bodies; the usual order is by the user",
  "/Users/GetAll lastSignInAt": "the last of the log's rows of each user",
  "/Announcements/GetReaders": "everyone whom it concerns, who has not read it first",
  "/ApiApps/GetAll": "there are some dozens of apps",
  "/ConcurrentEmployment/GetAll name":
    "compares the tax numbers of all bodies; the few found are sorted",
};

const calls: readonly Call[] = Object.values(allCalls).flatMap((table) =>
  Object.values<Call>(table),
);

const world = worldOfFile();
let administrator: Visitor;
let organizationId: string;
let known: Record<string, unknown>;

beforeAll(async () => {
  administrator = await world.signInAs({ role: "Administrator" });
  ({ id: organizationId } = await buildOrganization(world.owner, {}));
  const of = { organization_id: organizationId };
  const structure = await buildStructure(world.owner, of);
  const employee = await buildEmployee(world.owner, of);
  const term = { structure_id: structure.id };
  const contract = await buildContract(world.owner, { ...of, employee_id: employee.id, term });
  const payment = { body: organizationId, paymentId: uuid(), by: administrator.userId };
  await inBodies(world.owner, [organizationId], async (tx) => {
    await paymentOf(payment).execute(tx);
    const thing = {
      ...payment,
      structure: structure.id,
      contract: contract.id,
      name: "One",
      index: 0,
    };
    for (const statement of thingsOf(thing)) await statement.execute(tx);
  });
  const { id: announcementId } = await announce(world, administrator, { title: "One" });
  const period = { from: "2026-03-02", to: "2026-03-08" };
  known = {
    organizationId,
    month: "2026-01",
    year: 2026,
    of: "structures",
    employeeId: employee.id,
    key: "logs.apiDays",
    ...period,
  };
  known["ids"] = {
    "/Announcements/GetReaders": announcementId,
    "/Payments/GetLines": payment.paymentId,
    "/Payments/GetExclusions": payment.paymentId,
  };
  await pretendManyRows(world.ownerUrl);
}, 60_000);

test("every order of every list uses an index: nothing whole is sorted, no long table is scanned", async () => {
  const faults: string[] = [];
  for (const { name, call, input } of lists.flatMap(ordersOf)) {
    const statements = await statementsOf(call, input);
    const found = (await Promise.all(statements.map(planned))).flatMap(faultsIn);
    if (found.length > 0) faults.push(`${name}: ${[...new Set(found)].join(", ")}`);
  }
  const excused = Object.keys(unindexed).flatMap(ordersNamed);
  const known = (fault: string) => excused.includes(fault.replace(/: .*/, ""));
  expect(faults.filter((fault) => !known(fault))).toEqual([]);
  const needless = excused.filter((name) => faults.every((fault) => !fault.startsWith(`${name}:`)));
  expect(needless).toEqual([]);
}, 60_000);

test.each([
  ["no filter", {}, "api_log_time"],
  ["words in a path", { search: "structures/getall" }, "api_log_path"],
  ["words in a name", { search: "nobody of that name" }, "api_log_of_user"],
  ["a body", { organizationId: uuid() }, "api_log_organization"],
  ["an address", { ip: "192.0.2.1" }, "api_log_ip"],
])("rows of the API log with %s are found by an index", async (_what, input, index) => {
  const { sent } = await sentWhile(() => world.call(apiLogs.getAll, input, { as: administrator }));
  const counting = sent.filter(({ text }) => text.includes("count(*)") && text.includes("api_log"));
  const plans = await Promise.all(counting.map(planned));
  expect([
    plans.flatMap(faultsIn),
    plans.flatMap(nodesIn).flatMap((node) => node["Index Name"] ?? []),
  ]).toEqual([[], expect.arrayContaining([index])]);
});

test("the bodies whose months are not approved are named without scanning a long table", async () => {
  const input = { month: "2026-01", having: "unapproved", sort: "-draft", take: 5 } as const;
  const { sent } = await sentWhile(() =>
    world.call(bodyMonths.getAll, input, { as: administrator }),
  );
  const plans = await Promise.all(
    sent.filter(({ text }) => text.includes("running_term")).map(planned),
  );
  expect(plans.length).toBeGreaterThan(0);
  // The register of bodies is read and sorted, a row a body.
  const ofBodies = /^(sorts \d+ rows|reads through organization)$/;
  expect(plans.flatMap(faultsIn).filter((fault) => !ofBodies.test(fault))).toEqual([]);
});

test.each([
  [
    "the state of the installation",
    () => world.call(dashboard.getSystem, {}, { as: administrator }),
    // The ledgers of the bodies and the system's own.
    2,
  ],
  ["the sealing job", () => sealLedgers(world.parts), 1],
] as const)("%s reads nothing sealed of a ledger", async (_what, ask, ledgers) => {
  const { sent } = await sentWhile(async () => {
    await ask();
  });
  const asking = sent.filter(({ text }) => /from organization o[^]*ledger_seal/.test(text));
  const plans = await Promise.all(asking.map(planned));
  expect(
    plans.flatMap(nodesIn).filter((node) => /\bid > /.test(node["Index Cond"] ?? "")),
  ).toHaveLength(ledgers);
});

/** `/Contracts/GetAll name state` means by name and by state, each in both directions. */
function ordersNamed(excuse: string): string[] {
  const [path, ...sorts] = excuse.split(" ");
  return sorts.length === 0
    ? [excuse]
    : sorts.flatMap((sort) => [`${path} ${sort}`, `${path} -${sort}`]);
}

const planned = (statement: Statement) => planOf(world, organizationId, statement);

const lists = calls.filter((call) => fieldsOf(call).includes("take"));

function ordersOf(call: Call): { name: string; call: Call; input: Record<string, unknown> }[] {
  const { properties = {} } = z.toJSONSchema(call.input, { io: "input" });
  const sort = properties["sort"];
  const sorts = typeof sort === "object" && sort.enum ? sort.enum.map(String) : [null];
  return sorts.map((one) => ({
    name: one === null ? call.path : `${call.path} ${one}`,
    call,
    input: { ...inputOf(call), ...(one === null ? {} : { sort: one }) },
  }));
}

function inputOf(call: Call): Record<string, unknown> {
  const ids = known["ids"] as Record<string, string>;
  const id = ids[call.path];
  const { required = [] } = z.toJSONSchema(call.input, { io: "input" });
  const given = Object.fromEntries(required.map((name) => [name, known[name]]));
  return id === undefined ? given : { ...given, id };
}

/** The statements that read a page of rows during a call. */
async function statementsOf(call: Call, input: object): Promise<Statement[]> {
  const { sent } = await sentWhile(() => world.call(call, input, { as: administrator }));
  return sent.filter(({ text }) => / offset /.test(text));
}

function fieldsOf(call: Call): string[] {
  return "shape" in call.input ? Object.keys(call.input.shape as object) : [];
}
