import { badges } from "#api/badges.ts";
import { history } from "#api/history.ts";

/** What a change of a person's badge or PIN makes stale. */
export const badgeChanges = [badges.getOfEmployee, history.getAll];
