import { Text } from "@mantine/core";
import { punchRules } from "#api/punch-rules.ts";
import type { Day } from "#domain/calendar/day.ts";
import { punchRuleTexts as t } from "#texts/punch-rules.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatClock, formatDay } from "#web/ui/formats.ts";
import { timesText } from "./times-text.ts";

/** The punches of a contract's day, and what the body's rule makes of them; nothing if there are none. */
export function DayPunches({ contractId, date }: { contractId: string; date: Day }) {
  const found = useAnswer(punchRules.getDay, { contractId, date });
  if (!found.data || found.data.punches.length === 0) return null;
  const { punches, punched, rounded, rule } = found.data;
  const facts = [
    {
      label: t.ofDay,
      value: punches
        .map(({ at, direction }) => `${formatClock(at)} ${t.directions[direction]}`.trim())
        .join(" · "),
    },
    { label: t.asPunched, value: timesText(punched) },
  ];
  const ruled = rule && [
    { label: t.asRounded, value: timesText(rounded) },
    {
      label: t.rounding,
      value: t.ruleOf(t.said(rule.rounding, rule.graceMinutes), formatDay(rule.validFrom)),
    },
  ];
  return (
    <Text component="div" size="sm">
      <Facts facts={[...facts, ...(ruled ?? [])]} />
    </Text>
  );
}
