import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { Stack } from "@mantine/core";
import { HistoryList } from "#web/features/history/public.ts";
import { DayPunches } from "#web/features/imports/public.ts";
import { Drawer } from "#web/ui/dialogs.tsx";
import type { DayModel, Person } from "./model/day.ts";

type Props = { model: DayModel; person: Person | null; onClose: () => void };

/** The history of one person's day, newest first. */
export function HistoryDrawer({ model, person, onClose }: Props) {
  return (
    <Drawer
      opened={person !== null}
      onClose={onClose}
      position="right"
      title={person === null ? t.columns.history : t.historyOf(person.name)}
    >
      {person && (
        <Stack gap="md">
          <DayPunches contractId={person.id} date={model.date} />
          <HistoryList
            about={{ subjectKind: "attendance-record", subjectId: `${person.id}/${model.date}` }}
          />
        </Stack>
      )}
    </Drawer>
  );
}
