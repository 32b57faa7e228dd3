import { Group, Stack, Text } from "@mantine/core";
import { attendanceFiles, type KnownWord } from "#api/attendance-files.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";

type Props = {
  title: string;
  words: readonly (KnownWord & { cells?: number })[];
};

/** Words that someone corrected by hand before, with their current meaning; each can be forgotten. */
export function KnownWords({ title, words }: Props) {
  if (words.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={600} size="sm">
        {title}
      </Text>
      {words.map(({ id, word, code, madeAt, madeBy, cells }) => (
        <Group key={id} gap="sm">
          <Text size="sm">{t.word(word, code, cells)}</Text>
          <Note>{t.wordBy(formatInstant(madeAt), madeBy)}</Note>
          <CallButton
            variant="light"
            size="compact-sm"
            aria-label={t.forgetOf(word)}
            makes={attendanceFiles.forgetWord}
            input={{ id }}
          >
            {t.forget}
          </CallButton>
        </Group>
      ))}
    </Stack>
  );
}
