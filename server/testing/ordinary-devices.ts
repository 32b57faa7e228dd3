import { badges } from "#api/badges.ts";
import { devices } from "#api/devices.ts";
import { ergani } from "#api/ergani.ts";
import { releaseCalls } from "#api/releases.ts";
import { freshKey } from "#server/features/devices/testing.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { personOf } from "#server/testing/own-affairs.ts";

/** What people are given for recording, and submissions outside the application. */
export const ordinaryDevices = {
  "give a badge and a PIN, and end the badge": async ({ world, march }: MonthReal) => {
    const { organizationId, contractIds, clerk: as } = march;
    const { employeeId } = await personOf(world, march, contractIds[1] ?? "");
    const holder = { organizationId, employeeId };
    await world.call(badges.issue, holder, { as });
    await world.call(badges.setPin, { ...holder, pin: "2580" }, { as });
    const { items } = await world.call(badges.getOfEmployee, holder, { as });
    const badgeId = items.find(({ end }) => end === null)?.id ?? "";
    const ended = { ...holder, badgeId, end: "lost" as const };
    return (await world.try(badges.revoke, ended, { as })).status === 200;
  },
  "take a PIN away": async ({ world, march }: MonthReal) => {
    const { organizationId, contractIds, clerk: as } = march;
    const { employeeId } = await personOf(world, march, contractIds[0] ?? "");
    const holder = { organizationId, employeeId };
    await world.call(badges.setPin, { ...holder, pin: "2580" }, { as });
    return (await world.try(badges.removePin, holder, { as })).status === 200;
  },
  "invite a device, pair it, approve it, rename it and end it": async (life: MonthReal) => {
    const { world, march } = life;
    const { organizationId, structureId, clerk: as } = march;
    const invited = { organizationId, structureId, title: "Entrance" };
    const { id, code } = await world.call(devices.create, invited, { as });
    await world.call(devices.pair, { code, publicKey: freshKey().publicKey });
    const act = { organizationId, id };
    await world.call(devices.approve, { ...act, version: 2 }, { as });
    await world.call(devices.rename, { ...act, version: 3, title: "Door" }, { as });
    return (await world.try(devices.revoke, { ...act, version: 4 }, { as })).status === 200;
  },
  "keep the account of work cards, begin to submit and tell of an outage": async (
    life: MonthReal,
  ) => {
    const { world, march } = life;
    const { organizationId, representative: as } = march;
    const { account, lastSwitch } = await world.by(as).call(ergani.getSettings, { organizationId });
    const settings = { place: "trial", branch: "0", userName: "u", userType: "01" } as const;
    const input = { organizationId, ...settings, version: account?.version ?? 0, password: "p" };
    await world.call(ergani.saveAccount, input, { as });
    const isOn = !(lastSwitch?.isOn ?? false);
    await world.call(ergani.turn, { organizationId, isOn }, { as });
    const outage = { from: "2026-04-01T08:00:00Z", to: "2026-04-01T09:00:00Z" };
    const declared = { organizationId, ...outage };
    return (await world.try(ergani.declareOutage, declared, { as })).status === 200;
  },
  "set the oldest version that may call": async ({ world, administrator: as }: MonthReal) => {
    const floor = { version: "1.0.0", reason: "A fault in saving" } as const;
    return (await world.try(releaseCalls.setFloor, floor, { as })).status === 200;
  },
};
