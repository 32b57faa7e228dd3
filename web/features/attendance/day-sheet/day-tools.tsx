import { Button, Group, Kbd } from "@mantine/core";
import type { ReactNode, Ref } from "react";
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
  /** Further acts. */
  children: ReactNode;
};

/** Above the table: filling the empty rows, and the ways to reach one. */
export function DayTools(props: Props) {
  const { find, names, onFound, reason, onFill, onDoubtful, children } = props;
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
      {children}
      <FindField field={find} names={names} onFound={onFound} />
    </Group>
  );
}
