import { announcements } from "#api/announcements.ts";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { personalData } from "#api/personal-data.ts";
import { punchRules } from "#api/punch-rules.ts";
import { samples } from "#api/samples.ts";
import { announce } from "#server/features/announcements/testing.ts";
import { ownPdf } from "#server/features/documents/testing.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { personOf } from "#server/testing/own-affairs.ts";

/** What a body and the agency lay down and look at beside the months. */
export const ordinaryRules = {
  "set what is done with punched times": async ({ world, march }: MonthReal) => {
    const { organizationId, representative: as } = march;
    const { version } = await world.call(punchRules.getAll, { organizationId }, { as });
    const rule = { rounding: "quarter" as const, graceMinutes: 5, validFrom: "2026-06-01" };
    const set = { organizationId, version, ...rule };
    return (await world.try(punchRules.set, set, { as })).status === 200;
  },
  "hold a person's data and let go": async ({ world, march, administrator: as }: MonthReal) => {
    const { organizationId, contractIds } = march;
    const { employeeId } = await personOf(world, march, contractIds[1] ?? "");
    const held = { organizationId, employeeId, reason: "A court asks" };
    const { id: holdId } = await world.call(personalData.hold, held, { as });
    const ended = { organizationId, holdId, reason: "It asks no more" };
    return (await world.try(personalData.endHold, ended, { as })).status === 200;
  },
  "give an address of who is away and end it": async ({ world, march }: MonthReal) => {
    const { organizationId, clerk: as } = march;
    const { id } = await world.call(leaveFeeds.make, { organizationId }, { as });
    return (await world.try(leaveFeeds.revoke, { organizationId, id }, { as })).status === 200;
  },
  "draw a sample and look at a sheet of it": async ({ world, march, approver: as }: MonthReal) => {
    const { organizationId, month } = march;
    const draw = { organizationId, month, rule: "random", size: 2 } as const;
    const { id: sampleId } = await world.call(samples.draw, draw, { as });
    const { sheets } = await world.call(samples.getSheets, { organizationId, sampleId }, { as });
    const { structureId = "", date = "" } = sheets[0] ?? {};
    const look = { organizationId, sampleId, structureId, date, outcome: "verified" } as const;
    return (await world.try(samples.decide, look, { as })).status === 200;
  },
  "announce something with a file": async ({ world, approver: as }: MonthReal) => {
    const { id } = await announce(world, as, {});
    const file = { id, fileName: "paper.pdf" };
    return (await world.try(announcements.addFile, file, { as, bytes: ownPdf() })).status === 200;
  },
};
