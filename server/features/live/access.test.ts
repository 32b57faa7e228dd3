import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deputies } from "#api/deputies.ts";
import { attendances } from "#api/attendances.ts";
import { organizations } from "#api/organizations.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { userRegister } from "#api/user-register.ts";
import type { OrganizationRight } from "#domain/access.ts";
import { accessMark } from "#domain/organizations/access-mark.ts";
import { doorOf, type Listening, listenTo } from "#server/testing/listen.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const date = "2026-03-18";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
let door: string;
const opened: Listening[] = [];
beforeAll(async () => {
  door = await doorOf(world);
});
afterAll(() => opened.forEach(({ close }) => close()));
afterEach(() => world.setNow(new Date("2026-03-18T09:00:00Z")));

async function listen(as: Visitor, of?: MonthOfStructure) {
  const sheet = of && {
    organizationId: of.organizationId,
    structureId: of.structureId,
    period: date,
  };
  const listening = await listenTo(door, as, sheet);
  opened.push(listening);
  return { ...listening, open: await listening.until("open") };
}

const assign = (userId: string, organizationId: string, right: OrganizationRight | null) =>
  world
    .by(administrator)
    .call(userOrganizations.assign, { links: [{ userId, organizationId, right }] });

/** Makes the user a deputy of the representative. */
const appoint = ({ organizationId, representative }: MonthOfStructure, userId: string) =>
  world.by(representative).call(deputies.appoint, {
    organizationId,
    userId,
    representsId: representative.userId,
    from: date,
    to: "2026-03-31",
    number: "41/2026",
    decidedOn: "2026-03-17",
    ada: "",
  });

/** Saves a record of the day as the clerk. */
async function save({ organizationId, structureId, clerk, contractIds }: MonthOfStructure) {
  const query = { organizationId, structureId, date };
  const { rows } = await world.call(attendances.getDaySheet, query, { as: clerk });
  const [contractId = ""] = contractIds;
  const version = rows.find((row) => row.contractId === contractId)?.version ?? 0;
  const intervals = [{ kind: "work" as const, from: 480, to: 960, mark: "typed" as const }];
  const records = [{ contractId, date, version, intervals }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
}

/** Waits until all earlier messages have come: they come in the order of the commits. */
async function allTold(march: MonthOfStructure): Promise<void> {
  const { until } = await listen(march.clerk, march);
  await save(march);
  await until("records");
}

/** The kinds of all events until the stream ends, without those of who comes and goes. */
async function restOf({ next }: Listening): Promise<string[]> {
  const all: string[] = [];
  for (let event = await next(); event; event = await next()) all.push(event.what);
  return all.filter((what) => what !== "presence");
}

/** The next event that is not of this kind. */
async function nextBut({ next }: Listening, kind: string) {
  for (;;) {
    const event = await next();
    if (!event) throw new Error("The stream ended");
    if (event.what !== kind) return event;
  }
}

test("a stream tells nothing that happens in a body after its reader lost it, while others go on hearing", async () => {
  const march = await buildMonth(world);
  const { organizationId, structureId, contractIds } = march;
  const leaving = await world.signInAs({ role: "Employee", organizationId });
  const staying = await world.signInAs({ role: "Employee", organizationId });
  const theirs = await listen(leaving, march);
  const control = await listen(staying, march);
  await assign(leaving.userId, organizationId, null);
  // What the next save of this server tells, sooner than any save: the check of all streams, a moment later, would end it too.
  const rows = [[contractIds[0] ?? "", date, 7] as const];
  world.parts.live.tell({ what: "records", organizationId, structureId, rows });
  expect(await control.until("records")).toMatchObject({ what: "records" });
  expect(await restOf(theirs)).toEqual(["access"]);
});

test.each<[string, (march: MonthOfStructure, userId: string) => Promise<unknown>]>([
  [
    "gets another body",
    async (_march, userId) => assign(userId, (await buildMonth(world)).organizationId, "read"),
  ],
  ["may only read", ({ organizationId }, userId) => assign(userId, organizationId, "read")],
  ["is appointed a deputy", appoint],
  [
    "is disabled",
    async (_march, id) => {
      const by = world.by(administrator);
      const { version } = await by.call(userRegister.getById, { id });
      return by.call(userRegister.disable, { id, version });
    },
  ],
])(
  "the pages of a user who %s are told at once, wherever they are, and those of others are not",
  async (_what, act) => {
    const march = await buildMonth(world);
    const { organizationId } = march;
    const who = await world.signInAs({ role: "Employee", organizationId });
    const other = await listen(await world.signInAs({ role: "Employee", organizationId }), march);
    const [home, sheet] = [await listen(who), await listen(who, march)];
    await act(march, who.userId);
    expect(await restOf(home)).toEqual(["access"]);
    expect(await restOf(sheet)).toEqual(["access"]);
    await save(march);
    const { what } = await nextBut(other, "presence");
    expect(what).toBe("records");
  },
);

test("a new day and a changed body are told to all, and their streams go on", async () => {
  const march = await buildMonth(world);
  const { organizationId } = march;
  const pages = [
    await listen(march.clerk, march),
    await listen(await world.signInAs({ role: "Executive" })),
  ];
  const heard = () => Promise.all(pages.map(({ until }) => until("access")));
  world.setNow(new Date("2026-03-19T09:00:00Z"));
  await heard();
  const { version, ...body } = await world
    .by(administrator)
    .call(organizations.getById, { id: organizationId });
  const shortTitle = "Άλλος τίτλος";
  await world.by(administrator).call(organizations.update, { ...body, version, shortTitle });
  await heard();
});

test("an opened stream marks the bodies that its user sees, as the page would that has just read them", async () => {
  const march = await buildMonth(world);
  const { organizationId } = march;
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  await assign(clerk.userId, (await buildMonth(world)).organizationId, "read");
  await allTold(march);
  const marks = async () => {
    const read = accessMark(
      await world.call(organizations.getAllForCurrentUser, {}, { as: clerk }),
    );
    const streams = [await listen(clerk), await listen(clerk, march)];
    for (const { open } of streams) expect(open).toMatchObject({ access: read });
    return { read, streams };
  };
  const first = await marks();
  await appoint(march, clerk.userId);
  await Promise.all(first.streams.map(restOf));
  await allTold(march);
  expect((await marks()).read).not.toBe(first.read);
});
