import { ActionIcon, Popover, TextInput, type TextInputProps } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { isDay, type Day } from "#domain/calendar/day.ts";
import { calendarTexts, formTexts } from "#texts/common.ts";
import { Calendar } from "../calendar/calendar.tsx";
import { parseDay } from "../calendar/parse-day.ts";
import { formatDay } from "../formats.ts";
import { namedField } from "./named-field.ts";
import type { FieldProps } from "./use-plain-form.ts";

type Props = FieldProps<string> &
  Omit<TextInputProps, keyof FieldProps<string> | "min" | "max"> & {
    min?: Day | undefined;
    max?: Day | undefined;
    /**
     * For the last day of a period: the value of the field for its first day. An end before that is reported when the field
     * loses focus.
     */
    since?: string | undefined;
    /** Called once a day is chosen, or typed and confirmed with Enter or by leaving: `20/11/20` is a day on the way to 2025. */
    onSettled?: (day: Day) => void;
  };

/**
 * A day, typed as DD/MM/YYYY or chosen from a calendar. The value is `YYYY-MM-DD`, or the typed text while that is
 * not a day, which is reported when the field loses focus and is for the schema to refuse.
 */
export function DateField({ value, onChange, onSettled, min, max, since, ...props }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const isLeft = draft === null && value !== "";
  const first = since !== undefined && isDay(since) ? since : undefined;
  const type = (text: string) => {
    setDraft(text);
    onChange(parseDay(text) ?? text);
  };
  const settle = () => {
    setDraft(null);
    if (isDay(value)) onSettled?.(value);
  };
  const choose = (day: Day) => {
    setDraft(null);
    onChange(day);
    onSettled?.(day);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={calendarTexts.placeholder}
        {...namedField({
          ...props,
          error: props.error ?? (isLeft ? faultOf(value, first) : undefined),
        })}
        value={draft ?? (isDay(value) ? formatDay(value) : value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        rightSectionPointerEvents="all"
        rightSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={calendarTexts.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={opened}
              disabled={props.disabled ?? false}
              onClick={() => setOpened((before) => !before)}
            >
              <IconCalendar size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown role="dialog" aria-label={calendarTexts.calendar}>
        <Calendar
          value={isDay(value) ? value : null}
          onChange={choose}
          min={min ?? first}
          max={max}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function faultOf(value: string, first: Day | undefined): string | undefined {
  if (!isDay(value)) return calendarTexts.noDay;
  return first !== undefined && value < first ? formTexts.endsBefore : undefined;
}
