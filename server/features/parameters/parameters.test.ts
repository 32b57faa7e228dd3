import { beforeAll, describe, expect, test } from "vitest";
import { parameters, securityRules } from "#api/parameters.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
let administrator: { as: Visitor };
beforeAll(async () => {
  world.setNow(new Date("2026-03-18T09:00:00Z"));
  administrator = { as: await world.signInAs({ role: "Administrator" }) };
});

async function itemOf(key: string) {
  const items = await world.call(parameters.getAll, {}, administrator);
  return items.find((item) => item.key === key);
}

describe("a global parameter", () => {
  test("has its default until set, then says what, from when and by whom", async () => {
    const key = "maintenance.message";
    expect(await itemOf(key)).toEqual({ key, value: "", setting: null, later: [] });
    const set = { key, value: "Επιστρέφουμε στις 8", validFrom: "2026-03-18" } as const;
    await world.call(parameters.set, set, administrator);
    const found = await itemOf(key);
    expect(found).toMatchObject({ value: set.value, setting: { validFrom: "2026-03-18" } });
    expect(found?.setting?.setBy).not.toBeNull();
  });

  test("set for a later day takes effect then; earlier values stay in its history", async () => {
    const key = "maintenance.active";
    await world.call(parameters.set, { key, value: true, validFrom: "2026-04-01" }, administrator);
    expect(await itemOf(key)).toMatchObject({ value: false, later: [{ value: true }] });
    const on = (day: string) => globalParams(world.parts.database.kysely, day);
    expect((await on("2026-03-31"))[key]).toBe(false);
    expect((await on("2026-04-01"))[key]).toBe(true);
    await world.call(parameters.set, { key, value: false, validFrom: "2026-04-01" }, administrator);
    expect((await on("2026-04-01"))[key]).toBe(false);
    const { items, total } = await world.call(parameters.getHistory, { key }, administrator);
    expect([total, items.map(({ value }) => value)]).toEqual([2, [false, true]]);
  });

  test.each([
    ["a value of another type", "value", { key: "maintenance.active", value: "ναι" }],
    ["a past day", "validFrom", { validFrom: "2026-03-17" }],
  ] as const)("%s is refused at its field", async (_case, field, given) => {
    const input = { key: "maintenance.active", value: true, validFrom: "2026-03-18" } as const;
    const tried = await world.try(parameters.set, { ...input, ...given }, administrator);
    expect(tried.status).toBe(400);
    expect(Object.keys(tried.problem?.errors ?? {})).toEqual([field]);
  });

  test.each([
    ["logs.apiDays", -5, "Δώστε ακέραιο αριθμό από 1 έως 400"],
    ["attendance.lockAfter", "25:00", "Δώστε ώρα από 00:00 έως 23:59"],
    ["attendance.lockAfter", "", "Δώστε ώρα από 00:00 έως 23:59"],
    ["maintenance.expectedEnd", "αύριο", "Δώστε ημέρα και ώρα που υπάρχουν"],
    [
      "maintenance.expectedEnd",
      "2026-03-18T09:00:00Z",
      "Το τέλος αυτό έχει περάσει. Δώστε μεταγενέστερο ή αφήστε το κενό",
    ],
  ] as const)("%s set to %j is refused with what is accepted", async (key, value, message) => {
    const input = { key, value, validFrom: "2026-03-18" };
    const tried = await world.try(parameters.set, input, administrator);
    expect(tried.problem?.errors).toEqual({ value: [message] });
  });

  test("from a day too far ahead is refused with the last accepted day", async () => {
    const set = { key: "maintenance.active", value: true } as const;
    const [far, last] = [
      await world.try(parameters.set, { ...set, validFrom: "2099-01-01" }, administrator),
      await world.try(parameters.set, { ...set, validFrom: "2027-12-31" }, administrator),
    ];
    expect(far.problem?.errors).toEqual({
      validFrom: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"],
    });
    expect(last.status).toBe(200);
  });

  test("each setting is an audit entry with the previous value", async () => {
    const entry = await rowsWhere(world, "audit_entry", {
      subject_id: "maintenance.message",
    }).readOne("act", "subject_id", "before", "after");
    expect(entry).toEqual({
      act: "parameter.set",
      subject_id: "maintenance.message",
      before: { value: "" },
      after: { value: "Επιστρέφουμε στις 8", validFrom: "2026-03-18" },
    });
  });
});

describe("a sign-in rule", () => {
  const key = "session.most";
  const rule = async () => {
    const items = await world.call(securityRules.getAll, {}, administrator);
    return items.find((item) => item.key === key);
  };

  test("is set, and reset to its default", async () => {
    expect(await rule()).toMatchObject({ value: 5, usual: 5, changedAt: null, version: 0 });
    await world.call(securityRules.update, { key, value: 2, version: 0 }, administrator);
    expect(await rule()).toMatchObject({ value: 2, usual: 5, version: 1 });
    await world.call(securityRules.update, { key, value: null, version: 1 }, administrator);
    expect(await rule()).toMatchObject({ value: 5, changedAt: null, version: 2 });
  });

  test("reset by another meanwhile is set again only with its current version", async () => {
    const set = { key, value: 4 } as const;
    const { version = 0 } = (await rule()) ?? {};
    await world.call(securityRules.update, { ...set, version }, administrator);
    const begun = { ...set, version: version + 1 };
    await world.call(securityRules.update, { ...begun, value: null }, administrator);
    const tried = await world.try(securityRules.update, begun, administrator);
    expect(tried.status).toBe(409);
    expect(tried.problem?.["current"]).toEqual({ value: 5, version: version + 2 });
    await world.call(securityRules.update, { ...set, version: version + 2 }, administrator);
    expect(await rule()).toMatchObject({ value: 4, version: version + 3 });
  });

  test("first set by two at once: one is told what the other set", async () => {
    const first = { key: "session.minutes", version: 0 } as const;
    const tried = await Promise.all(
      [30, 40].map((value) => world.try(securityRules.update, { ...first, value }, administrator)),
    );
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const current = tried.find(({ status }) => status === 409)?.problem?.["current"];
    expect(current).toEqual({ value: tried[0]?.status === 200 ? 30 : 40, version: 1 });
  });

  test("out of bounds is refused at its field", async () => {
    const { version = 0 } = (await rule()) ?? {};
    const tried = await world.try(securityRules.update, { key, value: 0, version }, administrator);
    expect(tried.status).toBe(400);
    expect(tried.problem?.errors).toEqual({ value: ["Δώστε ακέραιο αριθμό από 1 έως 20"] });
  });
});
