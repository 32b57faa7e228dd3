import { badgeEnds } from "#domain/badges/badge-end.ts";
import { badgeEndTexts, badgeTexts as t } from "#texts/badges.ts";
import type { Words } from "#web/features/history/public.ts";

/** How a history words badges and PINs: a badge by the end of its id, a PIN by whether there is one. */
export const badgeWords: Words = {
  badge: (value) => (typeof value === "string" ? `…${value.slice(-8)}` : t.noneNow),
  badgeEnd: (value) => {
    const end = badgeEnds.find((one) => one === value);
    return end ? badgeEndTexts[end] : t.noneNow;
  },
  hasPin: (value) => (value === true ? t.yes : t.no),
};
