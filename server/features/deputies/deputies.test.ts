import { afterEach, describe, expect, test } from "vitest";
import { deputies } from "#api/deputies.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { organizations } from "#api/organizations.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { verifications } from "#api/verifications.ts";
import type { OrganizationRight, Role } from "#domain/access.ts";
import { buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import {
  buildMonth,
  type MonthOfStructure,
  password,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { adaTexts } from "#texts/ada.ts";
import { deputyRefusals, deputyStateTexts } from "#texts/deputies.ts";

const world = worldOfFile();
const noon = (day: string) => new Date(`${day}T10:00:00Z`);
afterEach(() => world.setNow(noon("2026-03-18")));

const linked = async (role: Role, organizationId: string, right: OrganizationRight = "full") =>
  world.as(await buildUser(world.owner, { role, password, links: [{ organizationId, right }] }));

/** March of a body, submitted, with a clerk who may stand in for its representative. */
async function march() {
  const month = await buildMonth(world, { contracts: 2 });
  await submitMonth(world, month);
  return { ...month, deputy: await linked("Employee", month.organizationId) };
}

type March = Awaited<ReturnType<typeof march>>;

const acted = (
  of: March,
  given: Partial<ReturnType<typeof inputOf>> = {},
  as = of.representative,
) => world.try(deputies.appoint, { ...inputOf(of), ...given }, { as });

function inputOf({ organizationId, deputy, representative }: March) {
  return {
    organizationId,
    userId: deputy.userId,
    representsId: representative.userId,
    from: "2026-03-18",
    to: "2026-03-31",
    number: "41/2026",
    decidedOn: "2026-03-17",
    ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7",
  };
}

/** The status of the visitor's attempt to sign. */
const signsAs = async (of: MonthOfStructure, as: Visitor) => {
  const { organizationId, structureId, month } = of;
  const input = { organizationId, structureId, month };
  const { structures } = await world.call(verifications.getSignable, input, { as });
  const digest = structures[0]?.digest ?? "";
  return (await world.try(verifications.sign, { ...input, digest, password }, { as })).status;
};

const roleIn = async (organizationId: string, as: Visitor) => {
  const all = await world.call(organizations.getAllForCurrentUser, {}, { as });
  const found = all.find(({ id }) => id === organizationId);
  return found && [found.area, found.deputyTo];
};

describe("a deputy", () => {
  test("signs like the representative from the first day of the act to the last, and not before or after", async () => {
    const of = await march();
    const { deputy, organizationId } = of;
    expect(await signsAs(of, deputy)).toBe(403);
    const days = { from: "2026-03-19", to: "2026-03-20" };
    expect((await acted(of, days)).status).toBe(200);
    expect(await signsAs(of, deputy)).toBe(403);
    expect(await roleIn(organizationId, deputy)).toEqual(["Employee", null]);
    world.setNow(noon("2026-03-21"));
    expect(await signsAs(of, deputy)).toBe(403);
    world.setNow(noon("2026-03-20"));
    expect(await roleIn(organizationId, deputy)).toEqual(["LegalRepresentative", "2026-03-20"]);
    expect(await signsAs(of, deputy)).toBe(200);
  });

  test("is named where the signature is shown, with the represented person, the act's number and its publication", async () => {
    const of = await march();
    await acted(of);
    const signed = await signMonth(world, { ...of, representative: of.deputy });
    const deputy = {
      represents: expect.any(String),
      number: "41/2026",
      ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7",
    };
    expect(signed.deputy).toEqual(deputy);
    const query = { organizationId: of.organizationId, month: of.month };
    const { structures } = await world.call(verifications.getSignable, query, { as: of.clerk });
    expect(structures[0]?.signature?.deputy).toEqual(deputy);
    const entries = await rowsWhere(world, "ledger_entry", {
      organization_id: of.organizationId,
      act: "month.sign",
      subject_kind: "month-signature",
    }).read("actor_id", "actor_role");
    expect(entries).toEqual([{ actor_id: of.deputy.userId, actor_role: "Deputy" }]);
  });

  test("is not a deputy in another body", async () => {
    const [of, other] = [await march(), await march()];
    await addRows(world, "user_organization", {
      user_id: of.deputy.userId,
      organization_id: other.organizationId,
      access_right: "full",
    });
    await acted(of);
    expect(await signsAs(other, of.deputy)).toBe(403);
    expect(await roleIn(other.organizationId, of.deputy)).toEqual(["Employee", null]);
    expect(await signsAs(of, of.deputy)).toBe(200);
  });

  test("cannot sign once the act is ended, while the representative can sign throughout", async () => {
    const of = await march();
    const { organizationId, representative: as, deputy } = of;
    const { body } = await acted(of);
    const id = body?.id ?? "";
    await signMonth(world, of);
    const rows = (
      await world.call(monthlyContracts.getAll, { organizationId, month: of.month }, { as })
    ).items.map(({ contractId, version }) => ({ contractId, version }));
    const back = { organizationId, month: of.month, rows, reason: "Λείπει μια ημέρα" };
    expect((await world.try(monthlyContracts.return, back, { as: deputy })).status).toBe(200);
    const ended = await world.try(
      deputies.end,
      { organizationId, id, reason: "Επέστρεψε" },
      { as },
    );
    expect(ended.status).toBe(200);
    await submitMonth(world, of);
    expect(await signsAs(of, deputy)).toBe(403);
    const again = await world.try(deputies.end, { organizationId, id, reason: "Πάλι" }, { as });
    expect(again.problem?.detail).toBe(deputyRefusals.ended);
  });

  test.each(["reads only from now on", "has become another", "is disabled"] as const)(
    "who %s can no longer sign, and the act is shown as not in force",
    async (what) => {
      const of = await march();
      const { userId } = of.deputy;
      await acted(of);
      if (what === "reads only from now on")
        await rowsWhere(world, "user_organization", { user_id: userId }).change({
          access_right: "read",
        });
      if (what === "has become another")
        await rowsWhere(world, "app_user", { id: userId }).change({ role: "ThirdPartyUser" });
      if (what === "is disabled")
        await rowsWhere(world, "app_user", { id: userId }).change({ disabled_at: new Date() });
      const { organizationId, representative: as } = of;
      const acts = await world.call(deputies.getAll, { organizationId }, { as });
      expect(acts.items.map(({ state }) => state)).toEqual(["void"]);
      world.setNow(noon("2026-03-19"));
      const query = { organizationId: of.organizationId, month: of.month };
      const view = await world.try(verifications.getSignable, query, { as: of.deputy });
      const status = view.status === 200 ? await signsAs(of, of.deputy) : view.status;
      expect([401, 403]).toContain(status);
    },
  );

  test("whose account ends before the act stands in until that day, and is shown so from then on", async () => {
    const of = await march();
    const { organizationId, representative: as, deputy } = of;
    const later = await acted(of, { from: "2026-03-26", to: "2026-03-31", number: "42/2026" });
    expect((await acted(of, { to: "2026-03-25" })).status).toBe(200);
    expect(later.status).toBe(200);
    await rowsWhere(world, "app_user", { id: deputy.userId }).change({ valid_until: "2026-03-20" });
    const acts = async () => {
      const { items } = await world.call(deputies.getAll, { organizationId }, { as });
      return items.map(({ state, holdsTo }) => [state, holdsTo]);
    };
    world.setNow(noon("2026-03-20"));
    expect(await acts()).toEqual([
      ["lapsed", "2026-03-20"],
      ["holds", "2026-03-20"],
    ]);
    expect(await roleIn(organizationId, deputy)).toEqual(["LegalRepresentative", "2026-03-20"]);
    world.setNow(noon("2026-03-21"));
    expect(await acts()).toEqual([
      ["lapsed", "2026-03-20"],
      ["lapsed", "2026-03-20"],
    ]);
    const file = await world.call(deputies.export, { organizationId, format: "csv" }, { as });
    expect(new TextDecoder().decode(file.bytes)).toContain(deputyStateTexts.lapsed);
    expect(await signsAs(of, deputy)).toBe(403);
  });

  test.each(["is disabled", "has become another"] as const)(
    "signs on where the represented %s: the act is the body's, and is shown as one that holds",
    async (what) => {
      const of = await march();
      const { organizationId, representative, deputy } = of;
      await acted(of);
      await rowsWhere(world, "app_user", { id: representative.userId }).change(
        what === "is disabled" ? { disabled_at: new Date() } : { role: "Employee" },
      );
      world.setNow(noon("2026-03-19"));
      const acts = await world.call(deputies.getAll, { organizationId }, { as: deputy });
      expect(acts.items.map(({ state }) => state)).toEqual(["holds"]);
      expect(await signsAs(of, deputy)).toBe(200);
    },
  );

  test("can neither name nor end a deputy", async () => {
    const of = await march();
    const { body } = await acted(of);
    const other = await linked("Employee", of.organizationId);
    const tried = await acted(of, { userId: other.userId }, of.deputy);
    expect([tried.status, tried.problem?.detail]).toEqual([409, deputyRefusals.chain]);
    const end = { organizationId: of.organizationId, id: body?.id ?? "", reason: "Μόνος μου" };
    const ended = await world.try(deputies.end, end, { as: of.deputy });
    expect(ended.problem?.detail).toBe(deputyRefusals.chain);
  });
});

test("the Administrator sees among the body's users who is deputy today and until when", async () => {
  const of = await march();
  const { organizationId, deputy } = of;
  await acted(of, { from: "2026-03-19", to: "2026-03-20" });
  const acts = async () => {
    const administrator = await world.signInAs({ role: "Administrator" });
    const query = { organizationId, take: 100 };
    const { items } = await world.call(userOrganizations.getAll, query, { as: administrator });
    return items.flatMap(({ userId, deputyTo }) => (deputyTo === null ? [] : [[userId, deputyTo]]));
  };
  expect(await acts()).toEqual([]);
  world.setNow(noon("2026-03-20"));
  expect(await acts()).toEqual([[deputy.userId, "2026-03-20"]]);
});

describe("an act of deputyship is refused", () => {
  test.each([
    ["to", { to: "2026-03-17", from: "2026-03-10" }, deputyRefusals.over],
    ["to", { to: "2026-03-17" }, deputyRefusals["ends-before"]],
    ["to", { to: "2027-03-19" }, deputyRefusals["too-long"]],
    ["ada", { ada: "ΨΘΔΖ" }, adaTexts.wrong],
  ])("at %s for %j", async (field, given, sentence) => {
    const refused = await acted(await march(), given);
    expect(refused.problem?.["errors"]).toEqual({ [field]: [sentence] });
  });

  test("for those who may not be deputy or represented, in this body only", async () => {
    const of = await march();
    const { id: elsewhere } = await buildOrganization(world.owner);
    const refusalTo = async (given: Partial<ReturnType<typeof inputOf>>) =>
      JSON.stringify((await acted(of, given)).problem?.["errors"]);
    const reader = await linked("Employee", of.organizationId, "read");
    const stranger = await linked("Employee", elsewhere);
    const head = await linked("LegalRepresentative", elsewhere);
    const past = await linked("Employee", of.organizationId);
    await rowsWhere(world, "app_user", { id: past.userId }).change({ valid_until: "2026-03-19" });
    const next = { userId: past.userId, from: "2026-03-20" };
    expect(await refusalTo(next)).toContain(deputyRefusals.notDeputy);
    expect(await refusalTo({ userId: reader.userId })).toContain(deputyRefusals.notDeputy);
    expect(await refusalTo({ userId: stranger.userId })).toContain(deputyRefusals.notDeputy);
    expect(await refusalTo({ userId: of.representative.userId })).toContain(
      deputyRefusals.notDeputy,
    );
    expect(await refusalTo({ representsId: head.userId })).toContain(
      deputyRefusals.notRepresentative,
    );
    expect(await refusalTo({ representsId: of.clerk.userId })).toContain(
      deputyRefusals.notRepresentative,
    );
  });

  test("while another of the same user runs, also of two at once", async () => {
    const of = await march();
    const both = await Promise.all([
      acted(of),
      acted(of, { from: "2026-03-31", to: "2026-04-02" }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "400"]);
    expect((await acted(of, { from: "2026-04-03", to: "2026-04-03" })).status).toBe(200);
  });

  test("for a user without a second factor where a representative needs one", async () => {
    const of = await march();
    await addRows(world, "security_rule", {
      key: "secondFactor.roles",
      value: JSON.stringify(["LegalRepresentative"]),
    });
    const refused = await acted(of);
    await rowsWhere(world, "security_rule", { key: "secondFactor.roles" }).remove();
    expect(JSON.stringify(refused.problem?.["errors"])).toContain(deputyRefusals.secondFactor);
    expect((await acted(of)).status).toBe(200);
  });
});

test("the list shows the state of each act, and the ledger who made and ended it", async () => {
  const of = await march();
  const { organizationId, representative: as } = of;
  const ofDay = (from: string, to: string) => acted(of, { from, to, number: `${from} ${to}` });
  const first = await ofDay("2026-03-18", "2026-03-18");
  await ofDay("2026-03-19", "2026-03-20");
  const third = await ofDay("2026-03-21", "2026-03-22");
  const end = { organizationId, id: third.body?.id ?? "", reason: "Επέστρεψε" };
  await world.call(deputies.end, end, { as });
  world.setNow(noon("2026-03-19"));
  const { items } = await world.call(deputies.getAll, { organizationId, when: "all" }, { as });
  expect(items.map(({ state }) => state)).toEqual(["ended", "holds", "past"]);
  const { nick_name: head } = await world.owner
    .selectFrom("app_user")
    .select("nick_name")
    .where("id", "=", as.userId)
    .executeTakeFirstOrThrow();
  expect(items.map(({ endedBy }) => endedBy)).toEqual([head, null, null]);
  const coming = await world.call(deputies.getAll, { organizationId }, { as });
  expect(coming.items.map(({ from }) => from)).toEqual(["2026-03-19"]);
  const entries = await rowsWhere(world, "ledger_entry", {
    organization_id: organizationId,
    subject_kind: "deputy-act",
  }).readInOrder("subject_id", "act");
  expect(entries.filter(({ subject_id }) => subject_id === first.body?.id)).toHaveLength(1);
  expect(entries.filter(({ subject_id }) => subject_id === end.id).map(({ act }) => act)).toEqual([
    "deputy.appoint",
    "deputy.end",
  ]);
});
