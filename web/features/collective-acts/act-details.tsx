import { Stack, Text } from "@mantine/core";
import { type CollectiveAct, collectiveActs } from "#api/collective-acts.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import {
  collectiveActFieldTexts as fields,
  collectiveActPageTexts as t,
} from "#texts/collective-acts.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Pending } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import styles from "./people-outcomes.module.css";

/** The details of an act: its decision, whom it covered, its withdrawal, and the current state of each record that it wrote. */
export function ActDetails({ id }: { id: string }) {
  const found = useAnswer(collectiveActs.getById, { id });
  return (
    <Pending found={found} rows={3}>
      {(act) => (
        <Stack gap="sm">
          <Facts facts={factsOf(act)} />
          <Text fw={600}>{t.records}</Text>
          <TextList
            className={styles.lines}
            lines={act.records.map((person) =>
              t.written(
                personWithAfm(person),
                person.days.map(({ date, stands }) =>
                  stands ? formatDay(date) : t.noLonger(date),
                ),
              ),
            )}
          />
        </Stack>
      )}
    </Pending>
  );
}

function factsOf(act: CollectiveAct) {
  const { code, reasonTitle, number, decidedOn, ada, madeBy, madeAt, withdrawal, kept } = act;
  return [
    { label: fields.code, value: `${code} · ${reasonTitle}` },
    { label: fields.number, value: `${number}, ${formatDay(decidedOn)}` },
    { label: fields.ada, value: ada },
    { label: t.forWhom, value: coveredBy(act) },
    { label: t.madeBy, value: `${madeBy}, ${formatInstant(madeAt)}` },
    {
      label: t.withdrawal,
      value:
        withdrawal &&
        [
          `${withdrawal.by}, ${formatInstant(withdrawal.at)}`,
          withdrawal.reason,
          t.emptied(withdrawal.emptied, kept ?? 0),
        ].join(" · "),
    },
  ];
}

/** Whom the act covers, in words. */
function coveredBy({ wholeBody, structures, withSubstructures, named }: CollectiveAct): string {
  const titles = structures.map(({ title }) => title).join(", ");
  const places = titles === "" ? [] : [withSubstructures ? t.andBelow(titles) : titles];
  const people = named.map((person) => personWithAfm(person));
  return [...(wholeBody ? [fields.wholeBody] : places), ...people].join(" · ");
}
