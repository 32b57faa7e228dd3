import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core";
import { IconCopy, IconX } from "@tabler/icons-react";
import { schedulePageTexts as t } from "#texts/structures.ts";
import { parseStretches } from "./stretches.ts";
import styles from "./week-fields.module.css";

type Props = {
  /** Its place in a pattern of several weeks; null when it is the only one. */
  number: number | null;
  /** What is typed for each of its seven days. */
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
          <TextInput
            key={name}
            label={name}
            size="sm"
            placeholder="07:30-15:30"
            value={week[day] ?? ""}
            error={parseStretches(week[day] ?? "") === null ? t.wrongDay : undefined}
            onChange={(event) => onChange([...week].with(day, event.currentTarget.value))}
          />
        ))}
      </div>
    </div>
  );
}
