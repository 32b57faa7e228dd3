import type { ReasonFields } from "#api/absence-reasons.ts";
import { reasonFieldTexts, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay } from "#web/ui/formats.ts";
import type { ReasonDetails } from "./reason-drawer.tsx";
import { fieldText } from "./reason-words.ts";

const shown: readonly (keyof ReasonFields)[] = [
  "shortTitle",
  "group",
  "regime",
  "unit",
  "paid",
  "dayBasis",
  "maxPerYear",
  "maxPerEvent",
  "maxConsecutive",
  "minServiceMonths",
  "noticeDays",
  "requiresApproval",
  "proportionalToContract",
  "countsAsService",
  "countsAsPresence",
  "requiresDocument",
  "documentKind",
  "documentDueDays",
  "carryOverUntil",
  "carriedAs",
  "genderOrRole",
  "erganiCode",
  "payrollCode",
  "isSensitive",
  "isActive",
  "legalBasis",
];

/** What a reason says today; what it says nothing about is left out. */
export function ReasonFacts({ reason }: { reason: ReasonDetails }) {
  const { code, validFrom } = reason;
  const from = validFrom === null ? t.fromBeginning : formatDay(validFrom);
  return (
    <Facts
      facts={[
        { label: reasonFieldTexts.code, value: code },
        ...shown
          .map((field) => ({ label: reasonFieldTexts[field], value: fieldText(reason, field) }))
          .filter(({ value }) => value !== ""),
        { label: reasonFieldTexts.validFrom, value: from },
      ]}
    />
  );
}
