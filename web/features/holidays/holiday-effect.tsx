import { Text } from "@mantine/core";
import { HolidayChangeIn, type HolidayPreview, holidays } from "#api/holidays.ts";
import { closureRefusals } from "#texts/closures.ts";
import { holidayTexts as t } from "#texts/holidays.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { formatDay } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { TextList } from "#web/ui/text-list.tsx";

/** Whose days a change would change, once the fields form a valid change. */
export function useHolidayEffect(change: unknown) {
  const read = HolidayChangeIn.safeParse(change);
  return useAnswer(
    holidays.preview,
    { change: read.data ?? never },
    { enabled: read.success, retry: false },
  );
}

type EffectState = ReturnType<typeof useHolidayEffect>;

/** Why the server would refuse the change; null when it would not. */
export function refusalOf({ error, data }: EffectState): string | null {
  if (error) return error.messages.join(" ");
  return data?.refusal ? closureRefusals[data.refusal] : null;
}

/** What is known of the effect, below the fields. */
export function HolidayEffect({ found }: { found: EffectState }) {
  if (found.error) return <Text size="sm">{found.error.messages.join(" ")}</Text>;
  return found.data ? <EffectView effect={found.data} /> : null;
}

/** Placeholder while the fields form no valid change; the query is then disabled. */
const never: HolidayChangeIn = { type: "unmove", ruleId: "-", version: 1, year: 2000 };

function EffectView({ effect: { dates, bodies, refusal } }: { effect: HolidayPreview }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {t.effect}
      </Text>
      <Text size="sm">{t.dates(dates.map(formatDay).join(", "))}</Text>
      {bodies.length === 0 && <Text size="sm">{t.nobody}</Text>}
      <TextList
        lines={bodies.map((body) => `${body.organization}: ${inWords(body)}`)}
        most={12}
        more={t.more}
      />
      {refusal && (
        <Text size="sm" mt="xs">
          {closureRefusals[refusal]}
        </Text>
      )}
      {!refusal && bodies.some((body) => body.sheets > 0) && (
        <Text size="sm" mt="xs">
          {t.renewed}
        </Text>
      )}
      {!refusal && bodies.some((body) => body.monthsClosed > 0) && (
        <Text size="sm" mt="xs">
          {t.closedStay} <TextLink to="/monthly-contracts/recompute">{t.recompute}</TextLink>
        </Text>
      )}
    </div>
  );
}

function inWords(body: HolidayPreview["bodies"][number]): string {
  return [
    t.bodyEffect(body.structures, body.dutiesLost, body.dutiesGained),
    body.sheets > 0 && t.sheets(body.sheets),
    body.monthsClosed > 0 && t.months(body.monthsClosed),
  ]
    .filter(Boolean)
    .join(", ");
}
