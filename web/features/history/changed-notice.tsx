import { Alert, Button, Group, List } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { historyFieldTexts, historyTexts as t } from "#texts/history.ts";
import type { Words } from "#texts/history-words.ts";
import { invalidateAfter } from "#web/kernel/calls.ts";
import type { RecordForm } from "#web/ui/form/use-record-form.ts";
import { differencesBetween } from "./differences.ts";

type Props<V extends object> = {
  form: RecordForm<V>;
  /** Picks what is edited from deeper within the current record; null if the record does not have it. */
  within?: (current: unknown) => object | null;
  words?: Words;
  /** Labels of fields that the histories have no name for. */
  names?: Readonly<Record<string, string>>;
  onTaken?: () => void;
};

/** When another user saved first: the stored values beside the typed ones, and the choice between them. */
export function ChangedNotice<V extends object>({ form, ...rest }: Props<V>) {
  const { refusal, over, write } = form;
  const { within, words = {}, names = {}, onTaken } = rest;
  const client = useQueryClient();
  const current = refusal?.status === 409 ? currentOf(refusal.current) : null;
  if (current === null) return null;
  const now: Record<string, unknown> = { ...current.fields, ...within?.(refusal?.current) };
  const differences = differencesBetween(form.sent(), now, {
    names: { ...historyFieldTexts, ...names },
    words,
  });
  return (
    <Alert color="yellow" title={t.changed}>
      <List size="sm" mb="sm">
        {differences.map(({ field, name, now: stands, mine }) => (
          <List.Item key={field}>
            {name}: {t.now(stands)} · {t.mine(mine)}
          </List.Item>
        ))}
      </List>
      <Group gap="sm">
        <Button
          size="xs"
          onClick={() => {
            over.keep(current.version);
            void form.submit();
          }}
        >
          {t.keepMine}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            form.giveUp();
            void invalidateAfter(client, write).then(onTaken);
          }}
        >
          {t.takeTheirs}
        </Button>
      </Group>
    </Alert>
  );
}

function currentOf(given: unknown): { version: number; fields: Record<string, unknown> } | null {
  if (typeof given !== "object" || given === null || !("version" in given)) return null;
  const { version, ...fields } = given;
  return typeof version === "number" ? { version, fields } : null;
}
