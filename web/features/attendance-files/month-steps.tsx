import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { attendanceFiles } from "#api/attendance-files.ts";
import type { OutputOf } from "#api/call.ts";
import type { Month } from "#domain/calendar/day.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { common } from "#texts/common.ts";
import { importPageTexts } from "#texts/imports.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useUpload } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { EarlierFiles } from "./earlier-files.tsx";
import { KnownWords } from "./known-words.tsx";
import { MonthPreview } from "./month-preview.tsx";

type Props = { structureId: string; month: Month; onClose: () => void };

/** A file and the table that was read from it. */
export type ReadFile = { fileName: string } & OutputOf<typeof attendanceFiles.read>;

/** Imports a month: choose the file, check and correct, record, and undo it as one. */
export function MonthSteps({ structureId, month, onClose }: Props) {
  const { id: organizationId } = useOrganization();
  const read = useUpload(attendanceFiles.read);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [recorded, setRecorded] = useState<number | null>(null);
  const of = { organizationId, structureId, month };
  const { data: words } = useAnswer(attendanceFiles.getWords, {});
  const open = async (chosen: File) => {
    setRecorded(null);
    const input = { ...of, fileName: chosen.name };
    const table = await read.mutateAsync({ input, bytes: chosen }).catch(() => null);
    if (table) setFile({ fileName: chosen.name, ...table });
  };
  if (file)
    return (
      <MonthPreview
        of={of}
        file={file}
        onRecorded={(records) => {
          setFile(null);
          setRecorded(records);
        }}
        onAnother={() => setFile(null)}
      />
    );
  return (
    <Stack gap="md">
      {recorded !== null && (
        <Alert role="status" color="green" icon={<IconCircleCheck aria-hidden />}>
          {t.done(recorded)}
        </Alert>
      )}
      <Text size="sm">{t.intro}</Text>
      <FileDrop
        fileName=""
        words={{ ...importPageTexts, limits: t.limits }}
        accept={[".xlsx", ".csv", ".txt"]}
        isBusy={read.isPending}
        onFile={(chosen) => void open(chosen)}
      />
      {read.error && <RetryError error={read.error} />}
      <Note>
        {t.punches}{" "}
        <Link to="/organization-administration/organization-employees" search={{ tab: "punches" }}>
          {t.toPunches}
        </Link>
      </Note>
      <EarlierFiles of={of} />
      <KnownWords title={t.wordsKept} words={words?.items ?? []} />
      <Group gap="sm">
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
      </Group>
    </Stack>
  );
}
