import { parse } from "csv-parse/sync";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { announcements } from "#api/announcements.ts";
import { apiApps } from "#api/api-apps.ts";
import { bodyMonths } from "#api/body-months.ts";
import type { Call, OutputOf } from "#api/call.ts";
import { devices } from "#api/devices.ts";
import { documents } from "#api/documents.ts";
import { holidays } from "#api/holidays.ts";
import { imports } from "#api/imports.ts";
import { locks } from "#api/locks.ts";
import { mails } from "#api/mails.ts";
import { monthRequests } from "#api/month-requests.ts";
import { organizations } from "#api/organizations.ts";
import { payments } from "#api/payments.ts";
import { sheets } from "#api/sheets.ts";
import { unlocks } from "#api/unlocks.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { announce } from "#server/features/announcements/testing.ts";
import { buildApiApp } from "#server/db/seed/build-api-app.ts";
import {
  buildContract,
  buildEmployee,
  buildOrganization,
  buildStructure,
  buildUser,
} from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { paymentOf, thingsOf } from "./things-of-lists.ts";
import { visitorOfFile, worldOfFile } from "./world.ts";

/** Of three things of each kind, one begins like a formula, and a search for `βήτα` finds another. */
const names = ["=Άλφα", "Βήτα", "Γάμα"];
const search = "βήτα";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
let organizationId: string;
let paymentId: string;
let announcementId: string;

beforeAll(async () => {
  for (const name of names) organizationId = await buildBody(name);
  for (const name of names) {
    const links = [{ organizationId, right: "read" }] as const;
    const user = await buildUser(world.owner, { role: "ThirdPartyUser", nickName: name, links });
    await buildApiApp(world.owner, { user });
    await buildUser(world.owner, { role: "Employee", nickName: name, links });
    announcementId = (await announce(world, administrator, { title: name })).id;
  }
});

const ofBody = () => ({ organizationId });

const lists = [
  paged(devices.getAll, devices.export, {
    input: ofBody,
    filter: { search },
    column: ["Όνομα", (item) => item.title],
  }),
  paged(unlocks.getAll, unlocks.export, {
    input: ofBody,
    filter: { search, sort: "-askedAt" },
    column: ["Δομή", (item) => item.structure],
  }),
  paged(unlocks.getQueue, unlocks.exportQueue, {
    input: () => ({}),
    filter: { state: "asked", search },
    column: ["Φορέας", (item) => item.organization],
  }),
  paged(documents.getQueue, documents.exportQueue, {
    input: () => ({}),
    filter: { search, sort: "-organization" },
    column: ["Αρχείο", (item) => item.fileName],
  }),
  paged(userOrganizations.getAll, userOrganizations.export, {
    input: ofBody,
    filter: { search, sort: "-nickName" },
    column: ["Χρήστης", (item) => item.nickName],
  }),
  paged(announcements.getAll, announcements.export, {
    input: () => ({}),
    filter: { search },
    column: ["Τίτλος", (item) => item.title],
  }),
  paged(announcements.getReaders, announcements.exportReaders, {
    input: () => ({ id: announcementId }),
    column: ["Παραλήπτης", (item) => item.name],
  }),
  paged(apiApps.getAll, apiApps.export, {
    input: () => ({}),
    filter: { search },
    column: ["Όνομα", (item) => item.name],
  }),
  paged(mails.getAll, mails.export, {
    input: () => ({}),
    filter: { search, state: "waiting" },
    column: ["Θέμα", (item) => item.subject],
  }),
  paged(monthRequests.getAll, monthRequests.export, {
    input: () => ({ organizationId, month: "2026-02" }),
    filter: { search },
    column: ["Εργαζόμενος", (item) => item.name],
  }),
  paged(imports.getUnknownCards, imports.exportUnknownCards, {
    input: ofBody,
    column: ["Κάρτα", (item) => item.cardNumber],
  }),
  paged(locks.getCompleteness, locks.exportCompleteness, {
    input: () => ({}),
    filter: { search },
    column: ["Φορέας", (item) => item.organization],
  }),
  paged(sheets.getAll, sheets.export, {
    input: () => ({ organizationId, from: "2026-03-16", to: "2026-03-17" }),
    filter: { search, sort: "-structure" },
    column: ["Δομή", (item) => item.structure],
  }),
  paged(bodyMonths.getAll, bodyMonths.export, {
    input: () => ({ month: "2026-01" }),
    filter: { search, sort: "-signed" },
    column: ["Φορέας", (item) => item.title],
  }),
  paged(payments.getAllOfBodies, payments.exportOfBodies, {
    input: () => ({}),
    filter: { search },
    column: ["Φορέας", (item) => item.organizationTitle],
  }),
  paged(payments.getExclusions, payments.exportExclusions, {
    input: () => ({ organizationId, id: paymentId }),
    filter: { why: "no-iban" },
    column: ["Δικαιούχος", (item) => item.name],
  }),
  paged(payments.getRecoveries, payments.exportRecoveries, {
    input: ofBody,
    column: ["Παραστατικό", (item) => item.reference],
  }),
];

test.each(lists.map((list) => [list.path, list]))(
  "%s has the rows of its list, in its filter and order, and no formula",
  async (_path, { rowsOf, isFiltered }) => {
    const all = await rowsOf({});
    expect(all.inFile).toEqual(all.inList);
    expect(all.inList.length).toBeGreaterThan(2);
    if (!isFiltered) return;
    const some = await rowsOf("filtered");
    expect(some.inFile).toEqual(some.inList);
    expect(some.inList.length).toBeGreaterThan(0);
    expect(some.inList.length).toBeLessThan(all.inList.length);
  },
);

test("a year's holidays and a body's completeness are exported as shown", async () => {
  const as = { as: administrator };
  const year = await world.call(holidays.getYear, { year: 2026 }, as);
  const file = await world.call(holidays.exportYear, { year: 2026, format: "csv" }, as);
  const titles = [...year.rules, ...year.locals].map(({ title }) => title);
  expect(columnIn(file.bytes, "Αργία")).toEqual(titles);
  const { structures } = await world.call(
    organizations.getCompleteness,
    { id: organizationId },
    as,
  );
  const input = { id: organizationId, format: "csv" } as const;
  const table = await world.call(organizations.exportCompleteness, input, as);
  expect(columnIn(table.bytes, "Δομή")).toEqual(structures.map(({ title }) => title));
});

test("a time in a file is Athens time", async () => {
  const input = { organizationId, format: "csv", search } as const;
  const { bytes } = await world.call(unlocks.export, input, { as: administrator });
  expect(columnIn(bytes, "Υποβλήθηκε")).toEqual(["17/03/2026 23:30"]);
});

type Paged = Call & { method: "GET" };
type ItemOf<L extends Paged> = OutputOf<L> extends { items: readonly (infer T)[] } ? T : never;

/** A list, the call that returns it as a file, and a column of the file with the list's values for it. */
function paged<L extends Paged>(
  list: L,
  file: Call & { answer: "file" },
  given: {
    input: () => object;
    filter?: Partial<z.input<L["input"]>>;
    column: [header: string, value: (item: ItemOf<L>) => string];
  },
) {
  const [header, value] = given.column;
  return {
    path: file.path,
    isFiltered: given.filter !== undefined,
    rowsOf: async (which: "filtered" | object) => {
      const input = { ...given.input(), ...(which === "filtered" ? given.filter : {}) };
      const inList: string[] = [];
      for (;;) {
        const page = await answerOf(list, { ...input, skip: inList.length, take: 2 });
        const { items } = page as { items: ItemOf<L>[] };
        inList.push(...items.map(value));
        if (items.length < 2) break;
      }
      const { bytes } = (await answerOf(file, { ...input, format: "csv" })) as { bytes: Buffer };
      return { inList, inFile: columnIn(bytes, header) };
    },
  };
}

function answerOf(call: Call, input: object): Promise<unknown> {
  return world.call(call, input, { as: administrator });
}

/** The values under a header, without the apostrophe that keeps a formula from being one. */
function columnIn(bytes: Buffer, header: string): string[] {
  const rows: Record<string, string>[] = parse(bytes, { delimiter: ";", bom: true, columns: true });
  expect(rows.flatMap(Object.values).filter((text) => text.startsWith("="))).toEqual([]);
  return rows.map((row) => (row[header] ?? "").replace(/^'/, ""));
}

/** A body with three things of each kind. */
async function buildBody(description: string): Promise<string> {
  const { owner } = world;
  const { id } = await buildOrganization(owner, { description });
  const body = { organization_id: id };
  const by = administrator.userId;
  paymentId = uuid();
  await inBodies(owner, [id], (tx) => paymentOf({ body: id, paymentId, by }).execute(tx));
  for (const [index, name] of names.entries()) {
    const structure = await buildStructure(owner, { ...body, title: name });
    const employee = await buildEmployee(owner, { ...body, last_name: name });
    const term = { structure_id: structure.id };
    const contract = await buildContract(owner, { ...body, employee_id: employee.id, term });
    const of = {
      body: id,
      structure: structure.id,
      contract: contract.id,
      paymentId,
      name,
      by,
      index,
    };
    await inBodies(owner, [id], async (tx) => {
      for (const statement of thingsOf(of)) await statement.execute(tx);
    });
  }
  return id;
}
