import { Alert, Button, List } from "@mantine/core";
import { historyFieldTexts, historyTexts as t } from "#texts/history.ts";
import { differencesBetween } from "#web/features/history/public.ts";
import { formatRate } from "#web/ui/format-rate.ts";
import type { ContractDetails } from "./contract-data.tsx";
import { historyWords } from "./contract-words.ts";

type Props = { previous: ContractDetails; now: ContractDetails; onRead: () => void };

/** What another user changed in a contract while the form of an act on it was open. */
export function ContractChanged({ previous, now, onRead }: Props) {
  const differences = differencesBetween(factsOf(previous), factsOf(now), {
    names: historyFieldTexts,
    words: { ...historyWords, rate: String },
  });
  return (
    <Alert color="yellow" title={t.changedMeanwhile} mb="sm">
      <List size="sm" mb="sm">
        {differences.map(({ field, name, now: stands, mine: stood }) => (
          <List.Item key={field}>
            {name}: {t.stood(stood)} · {t.now(stands)}
          </List.Item>
        ))}
        {differences.length === 0 && <List.Item>{t.changedBeside}</List.Item>}
      </List>
      <Button size="xs" variant="default" onClick={onRead}>
        {t.goOn}
      </Button>
    </Alert>
  );
}

/** What an act depends on, with the terms by their first day. */
function factsOf({ state, endDate, startDate, number, terms }: ContractDetails) {
  const last = terms.at(-1);
  return {
    state,
    number,
    startDate,
    endDate,
    validFrom: last?.validFrom ?? null,
    weeklyMinutes: last?.weeklyMinutes ?? null,
    payBasis: last?.payBasis ?? null,
    rate: last ? formatRate(last) : null,
  };
}
