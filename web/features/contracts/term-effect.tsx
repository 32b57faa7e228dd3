import { Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { OutputOf } from "#api/call.ts";
import type { TermFields } from "#api/contract-fields.ts";
import { payments } from "#api/payments.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { termEffectTexts as t } from "#texts/term-effect.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { Pending } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";

type Effect = OutputOf<typeof payments.previewTerm>;

/** How long typing of an amount must rest before a request is sent. */
const restMs = 400;

/** What pay from a past day on does to each signed month, as the next payment will find it. */
export function TermEffect({
  contractId,
  validFrom,
  payBasis,
  rate,
}: { contractId: string; validFrom: string } & Pick<TermFields, "payBasis" | "rate">) {
  const [settled] = useDebouncedValue(rate, restMs);
  const isSettled = settled === rate;
  const effect = useAnswer(
    payments.previewTerm,
    { contractId, validFrom, payBasis, rate },
    { enabled: isSettled },
  );
  return (
    <Stack gap="xs" role="status">
      <Text fw={600} size="sm">
        {t.title}
      </Text>
      <Pending found={effect} height={22}>
        {(found) => <Months effect={found} />}
      </Pending>
    </Stack>
  );
}

function Months({ effect: { months, difference } }: { effect: Effect }) {
  if (months.every(({ before, after }) => before !== null && before === after))
    return <Text size="sm">{t.none}</Text>;
  return (
    <>
      <TextList lines={months.map(lineOf)} most={12} more={t.andMore} />
      <Text size="sm" fw={600}>
        {t.sum(signed(difference))}
      </Text>
    </>
  );
}

function lineOf({ month, state, before, after, held }: Effect["months"][number]): string {
  const heldTexts = held === null ? [] : [t.held(formatMoney(held))];
  return `${t.month(formatMonth(month), monthStateTexts[state])}: ${[changeOf(before, after), ...heldTexts].join(" · ")}`;
}

function changeOf(before: string | null, after: string | null): string {
  if (before === null || after === null) return t.unknown;
  return before === after
    ? t.unchanged(formatMoney(before))
    : t.change(formatMoney(before), formatMoney(after));
}

const signed = (amount: string) => `${/^-|^0\.00$/.test(amount) ? "" : "+"}${formatMoney(amount)}`;
