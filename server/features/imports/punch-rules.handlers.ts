import type { punchRules } from "#api/punch-rules.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { punchRuleItems } from "./punch-rules.queries.ts";
import { punchesOfDay } from "./punches-of-day.ts";
import { setPunchRule } from "./set-punch-rule.ts";

export const punchRuleHandlers: Handlers<typeof punchRules> = {
  getAll: (ctx, { organizationId }) => readBody(ctx, (db) => punchRuleItems(db, organizationId)),
  set: setPunchRule,
  getDay: punchesOfDay,
};
