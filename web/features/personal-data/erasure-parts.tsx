import { Stack, Text } from "@mantine/core";
import type { Erasure, ErasurePart } from "#api/personal-data.ts";
import { partTitle, personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { TextList } from "#web/ui/text-list.tsx";

type Props = { parts: readonly ErasurePart[]; keptUntil: string | null };

/** What is removed, what loses its words and what stays, with the number of rows. */
export function ErasureParts({ parts, keptUntil }: Props) {
  const of = (...acts: ErasurePart["act"][]) => parts.filter(({ act }) => acts.includes(act));
  return (
    <Stack gap="xs">
      <Group title={t.goes} text={t.goesText} parts={of("deleted")} />
      <Group title={t.emptied} text={t.emptiedText} parts={of("emptied", "sealed")} />
      <Group
        title={t.stays}
        text={keptUntil === null ? t.staysText : t.staysUntil(formatDay(keptUntil))}
        parts={of("kept")}
      />
    </Stack>
  );
}

/** The certificate of an erasure: why it was done, and what it covered. */
export function Certificate({ erasure }: { erasure: Erasure }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{t.reasonOf(erasure.reason)}</Text>
      <ErasureParts parts={erasure.parts} keptUntil={erasure.keptUntil} />
    </Stack>
  );
}

function Group({
  title,
  text,
  parts,
}: {
  title: string;
  text: string;
  parts: readonly ErasurePart[];
}) {
  if (parts.length === 0) return null;
  return (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <Note>{text}</Note>
      <TextList
        mt={4}
        lines={parts.map(({ table, rows }) => `${partTitle(table)}: ${formatNumber(rows)}`)}
      />
    </div>
  );
}
