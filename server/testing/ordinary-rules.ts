import { announcements } from "#api/announcements.ts";
import { collectiveActs } from "#api/collective-acts.ts";
import { deputies } from "#api/deputies.ts";
import { findingRules } from "#api/finding-rules.ts";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { personalData } from "#api/personal-data.ts";
import { punchRules } from "#api/punch-rules.ts";
import { samples } from "#api/samples.ts";
import { announce } from "#server/features/announcements/testing.ts";
import { typedAct } from "#server/features/collective-acts/testing.ts";
import { ownPdf } from "#server/features/documents/testing.ts";
import { typedDecision } from "#server/features/overtime-decisions/testing.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { personOf } from "#server/testing/own-affairs.ts";

/** What a body and the agency set and look at besides the months. */
export const ordinaryRules = {
  "set what is done with punched times": async ({ world, march }: MonthReal) => {
    const { organizationId, representative: as } = march;
    const { version } = await world.call(punchRules.getAll, { organizationId }, { as });
    const rule = { rounding: "quarter" as const, graceMinutes: 5, validFrom: "2026-06-01" };
    const set = { organizationId, version, ...rule };
    return (await world.try(punchRules.set, set, { as })).status === 200;
  },
  "set how a rule checks and take back another": async ({ world, march }: MonthReal) => {
    const { organizationId, representative: as } = march;
    const dated = { organizationId, validFrom: "2026-06-02", reason: "As the board decided" };
    const level = { ...dated, key: "R21", value: "warning" } as const;
    await world.call(findingRules.set, level, { as });
    const rest = { ...dated, key: "dailyRestMinutes", value: 720 } as const;
    await world.call(findingRules.set, rest, { as });
    const { key, validFrom } = rest;
    const taken = { organizationId, key, validFrom };
    return (await world.try(findingRules.withdraw, taken, { as })).status === 200;
  },
  "hold a person's data and let go": async ({ world, march, administrator: as }: MonthReal) => {
    const { organizationId, contractIds } = march;
    const { employeeId } = await personOf(world, march, contractIds[1] ?? "");
    const hold = { organizationId, employeeId, reason: "A court asks" };
    const { id: holdId } = await world.call(personalData.hold, hold, { as });
    const ended = { organizationId, holdId, reason: "It asks no more" };
    return (await world.try(personalData.endHold, ended, { as })).status === 200;
  },
  "allow overtime, amend it and end what amends it": async ({ world, march }: MonthReal) => {
    const { organizationId, structureId, clerk: as } = march;
    const { employeeId } = await personOf(world, march, march.contractIds[1] ?? "");
    const until = { organizationId, decidedOn: "2026-05-20", to: "2026-06-30" };
    const whole = { ...until, number: "1", from: "2026-06-01", structureIds: [structureId] };
    const first = typedDecision(whole);
    const { id: amends } = await world.call(overtimeDecisions.create, first, { as });
    const people = [{ employeeId, monthMinutes: 300 }];
    const amendment = { ...until, number: "2", from: "2026-06-15", people, amends };
    const second = typedDecision(amendment);
    const { id } = await world.call(overtimeDecisions.create, second, { as });
    const ended = { organizationId, id, lastDay: "2026-06-20", reason: "It was done sooner" };
    return (await world.try(overtimeDecisions.end, ended, { as })).status === 200;
  },
  "record a strike and take it back": async ({ world, march }: MonthReal) => {
    const { organizationId, clerk: as } = march;
    const days = { from: "2026-06-09", to: "2026-06-10" };
    const recorded = await world.try(collectiveActs.record, typedAct({ organizationId, ...days }), {
      as,
    });
    if (recorded.body === null) return false;
    const back = { organizationId, id: recorded.body.id, reason: "It was called off" };
    return (await world.try(collectiveActs.withdraw, back, { as })).status === 200;
  },
  "name a deputy and end it": async ({ world, march }: MonthReal) => {
    const { organizationId, clerk, representative: as } = march;
    const act = { from: "2026-06-09", to: "2026-06-30", number: "1", decidedOn: "2026-06-09" };
    const appointment = { organizationId, userId: clerk.userId, representsId: as.userId, ...act };
    const { id } = await world.call(deputies.appoint, appointment, { as });
    const ended = { organizationId, id, reason: "The representative is back" };
    return (await world.try(deputies.end, ended, { as })).status === 200;
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
