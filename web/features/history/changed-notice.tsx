import { Alert, Button, Group, List } from "@mantine/core";
import { historyFieldTexts, historyTexts as t } from "#texts/history.ts";
import type { ApiError } from "#web/kernel/api-error.ts";
import { wordOf, type Words } from "./words.ts";

type Props = {
  /** What the server answered to the last submission. */
  refusal: ApiError | null;
  /** What the form would have stored. */
  mine: object;
  words?: Words;
  /** The person's own values shall stand over the given version. */
  onKeep: (version: number) => void;
  /** The newer values shall stand. */
  onTake: () => void;
};

/** After another hand was first: what stands now beside what was typed, and the choice between them. */
export function ChangedNotice({ refusal, mine, words = {}, onKeep, onTake }: Props) {
  const current = refusal?.status === 409 ? currentOf(refusal.current) : null;
  if (current === null) return null;
  const own = Object.entries(mine).filter(
    ([field, value]) =>
      field in historyFieldTexts &&
      field in current.fields &&
      JSON.stringify(value ?? "") !== JSON.stringify(current.fields[field] ?? ""),
  );
  return (
    <Alert color="yellow" title={t.changed}>
      <List size="sm" mb="sm">
        {own.map(([field, value]) => (
          <List.Item key={field}>
            {historyFieldTexts[field]}
            {!field.endsWith("Id") &&
              `: ${t.now(wordOf(field, current.fields[field], words))} · ${t.mine(wordOf(field, value, words))}`}
          </List.Item>
        ))}
      </List>
      <Group gap="sm">
        <Button size="xs" onClick={() => onKeep(current.version)}>
          {t.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
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
