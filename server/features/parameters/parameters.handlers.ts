import type { parameters, securityRules } from "#api/parameters.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { paramItems, settingsOf } from "./parameters.queries.ts";
import { ruleItems } from "./security-rules.queries.ts";
import { setParameter } from "./set-parameter.ts";
import { updateSecurityRule } from "./update-security-rule.ts";

export const parameterHandlers: Handlers<typeof parameters> = {
  getAll: (ctx) => paramItems(ctx.db, ctx.today),
  getHistory: (ctx, input) => settingsOf(ctx.db, input),
  set: setParameter,
};

export const securityRuleHandlers: Handlers<typeof securityRules> = {
  getAll: (ctx) => ruleItems(ctx.db, ctx.config),
  update: updateSecurityRule,
};
