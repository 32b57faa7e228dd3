import { Button, Group, Kbd } from "@mantine/core";
import type { Ref } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FindField } from "./find-field.tsx";
import type { Fill } from "./model/day-rules.ts";

type Props = {
  find: Ref<HTMLInputElement>;
  names: readonly string[];
  onFound: (row: number) => void;
  /** Why rows cannot be filled, or null. */
  reason: string | null;
  onFill: (how: Fill) => void;
  onDoubtful: () => void;
};

/** Above the table: filling the empty rows, and the ways to reach one. */
export function DayTools({ find, names, onFound, reason, onFill, onDoubtful }: Props) {
  return (
    <Group gap="xs" mb="sm" align="flex-start">
      <ActButton
        variant="light"
        reason={reason}
        onClick={() => onFill("as-planned")}
        rightSection={<Kbd size="xs">Alt+P</Kbd>}
      >
        {t.asPlanned}
      </ActButton>
      <ActButton
        variant="default"
        reason={reason}
        onClick={() => onFill("like-yesterday")}
        rightSection={<Kbd size="xs">Alt+Y</Kbd>}
      >
        {t.likeYesterday}
      </ActButton>
      <Button variant="default" onClick={onDoubtful} rightSection={<Kbd size="xs">F8</Kbd>}>
        {t.nextDoubtful}
      </Button>
      <FindField field={find} names={names} onFound={onFound} />
    </Group>
  );
}
