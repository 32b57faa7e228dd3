import { type HiddenEffect, countedAs, hiddenEffects } from "#domain/leave/hidden-reasons.ts";
import { hiddenReasonTexts } from "#texts/hidden-reasons.ts";
import type { CatalogueReason } from "./catalogue.ts";

/**
 * Catalogue entries shown in place of sensitive reasons to users who may not see them. They cannot be chosen and no
 * record carries them.
 */
export const hiddenEntries: readonly CatalogueReason[] = hiddenEffects.map(hiddenEntry);

function hiddenEntry(way: HiddenEffect): CatalogueReason {
  return {
    ...hiddenReasonTexts[way],
    ...countedAs[way],
    regime: "both",
    unit: "both",
    dayBasis: "working",
    isSensitive: true,
    maxPerYear: null,
    maxPerEvent: null,
    maxConsecutive: null,
    requiresDocument: false,
    documentDueDays: null,
    documentKind: "",
    minServiceMonths: null,
    noticeDays: null,
    carryOverUntil: null,
    carriedAs: null,
    isActive: false,
    validFrom: null,
    sortOrder: 10_000,
  };
}
