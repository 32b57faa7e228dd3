import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core";
import { IconCopy, IconX } from "@tabler/icons-react";
import { schedulePageTexts as t } from "#texts/structures.ts";
import { longShiftIn, parseRanges, rangesText } from "./planned-ranges.ts";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import { editorTexts } from "#texts/attendance.ts";
import { suggestedRange } from "#domain/attendance/suggested-times.ts";
import { formatClock, formatDuration } from "#domain/minutes.ts";
import styles from "./week-fields.module.css";

type Props = {
  /** Its position in a pattern of several weeks; null if it is the only one. */
  number: number | null;
  /** The text typed for each of its seven days. */
  week: readonly string[];
  onChange: (week: string[]) => void;
  onRemove?: () => void;
};

/** The seven days of a week, each typed as one line. */
export function WeekFields({ number, week, onChange, onRemove }: Props) {
  const copyMonday = () => onChange(week.map((text, day) => (day < 5 ? (week[0] ?? "") : text)));
  return (
    <div>
      <Group gap="xs" mb="xs">
        {number !== null && <Text fw={600}>{t.week(number)}</Text>}
        <Button
          variant="subtle"
          size="compact-sm"
          h="auto"
          py={2}
          styles={{ label: { whiteSpace: "normal" } }}
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={copyMonday}
        >
          {t.copyMonday}
        </Button>
        {onRemove && number !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.removeWeek(number)}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <div className={styles.days}>
        {t.days.map((name, day) => (
          <DayField
            key={name}
            name={name}
            text={week[day] ?? ""}
            onChange={(text) => onChange([...week].with(day, text))}
          />
        ))}
      </div>
    </div>
  );
}

type DayProps = { name: string; text: string; onChange: (text: string) => void };

/** The hours of one day. More than a night is probably a mistake: it says how long that is, and how to write it if it is meant. */
function DayField({ name, text, onChange }: DayProps) {
  const meant = suggestedRange(text);
  const question = meant === null ? "" : editorTexts.meant(meant);
  const wrong = wrongIn(text);
  return (
    <div>
      <TextInput
        label={name}
        size="sm"
        placeholder="07:30-15:30"
        value={text}
        error={wrong === null ? undefined : [wrong, question].filter(Boolean).join(". ")}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, nativeEvent } = event;
          if (key !== "Enter" || ctrlKey || metaKey || nativeEvent.isComposing || !meant) return;
          event.preventDefault();
          onChange(meant);
        }}
      />
      <SuggestedTimes meant={meant} byKey onAccept={onChange} />
    </div>
  );
}

function wrongIn(text: string): string | null {
  if (parseRanges(text) !== null) return null;
  const shift = longShiftIn(text);
  if (shift === null) return t.wrongDay;
  const { from, to } = shift;
  return t.longShift(formatDuration(to - from), formatClock(to), rangesText([shift]));
}
