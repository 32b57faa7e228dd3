import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { type AttendanceFile, attendanceFiles } from "#api/attendance-files.ts";
import type { OutputOf } from "#api/call.ts";
import { reasonTexts } from "#texts/attendance.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import type { OfMonth } from "./month-preview.tsx";

type Undone = OutputOf<typeof attendanceFiles.undo>;

/** The files from which a month was imported; each can be undone as one. */
export function EarlierFiles({ of }: { of: OfMonth }) {
  const found = useAnswer(attendanceFiles.getAll, of);
  const [undoing, setUndoing] = useState<AttendanceFile | null>(null);
  const [undone, setUndone] = useState<Undone | null>(null);
  const items = found.data?.items ?? [];
  if (items.length === 0) return <QueryState found={found} rows={0} />;
  return (
    <Stack gap="xs">
      <QueryState found={found} />
      {undone && <Outcome undone={undone} />}
      <Text fw={600} size="sm">
        {t.earlier}
      </Text>
      {items.map((file) => (
        <Group key={file.id} gap="sm">
          <Text size="sm">
            {t.earlierOf(file.fileName, file.records, formatInstant(file.madeAt), file.madeBy)}
          </Text>
          {file.undoneAt === null ? (
            <Button variant="light" size="compact-sm" onClick={() => setUndoing(file)}>
              {t.undo}
            </Button>
          ) : (
            <Note>{t.undoneOf(formatInstant(file.undoneAt), file.undoneBy ?? "")}</Note>
          )}
        </Group>
      ))}
      <UndoDialog
        organizationId={of.organizationId}
        file={undoing}
        onUndone={setUndone}
        onClose={() => setUndoing(null)}
      />
    </Stack>
  );
}

type DialogProps = {
  organizationId: string;
  file: AttendanceFile | null;
  onUndone: (undone: Undone) => void;
  onClose: () => void;
};

function UndoDialog({ organizationId, file, onUndone, onClose }: DialogProps) {
  const isAdministrator = useSession()?.area === "Administrator";
  const undo = useCall(attendanceFiles.undo);
  return (
    <ActDialog
      opened={file !== null}
      onClose={onClose}
      title={t.undoTitle}
      text={t.undoText(file?.fileName ?? "", file?.records ?? 0)}
      initial={{ reason: "" }}
      schema={attendanceFiles.undo.input}
      inputOf={({ reason }) => ({ organizationId, id: file?.id ?? "", reason })}
      send={async (input) => onUndone(await undo.mutateAsync(input))}
      save={t.undo}
      guarded
    >
      {(form) =>
        isAdministrator && (
          <TextField label={reasonTexts.label} required {...form.field("reason")} />
        )
      }
    </ActDialog>
  );
}

function Outcome({ undone: { restored, kept } }: { undone: Undone }) {
  return (
    <Alert role="status" color={kept.length > 0 ? "yellow" : "green"} title={t.undone(restored)}>
      {kept.length > 0 && (
        <>
          <Text size="sm">{t.kept}</Text>
          <TextList
            lines={kept.map(({ name, date, message }) => `${name}, ${formatDay(date)}: ${message}`)}
          />
        </>
      )}
    </Alert>
  );
}
