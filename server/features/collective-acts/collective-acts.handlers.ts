import type { collectiveActs } from "#api/collective-acts.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { actOf, disclosedCodes, collectiveActListing } from "./collective-acts.queries.ts";
import { coveredContracts } from "./covered-contracts.ts";
import { judgeAct } from "./judge-act.ts";
import { recordAct, requireSoundAct } from "./record-act.ts";
import { withdrawAct } from "./withdraw-act.ts";

export const collectiveActHandlers: Handlers<typeof collectiveActs> = {
  ...collectiveActListing.calls,
  getById: async (ctx, query) => {
    const codes = await disclosedCodes(ctx);
    return readBody(ctx, async (db) => orNotFound(await actOf(db, { ...query, codes })));
  },
  /** The outcome for everyone, as recording would judge it now; nothing is changed. */
  preview: async (ctx, { organizationId, ...act }) => {
    requireSoundAct(ctx, act);
    const calculator = await calculatorOf(ctx);
    return readBody(ctx, async (db) => {
      const covered = await coveredContracts(db, organizationId, act);
      const { people } = await judgeAct(db, ctx, calculator, act, covered);
      return { people };
    });
  },
  record: recordAct,
  withdraw: withdrawAct,
};
