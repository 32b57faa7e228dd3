import { Box, Text, TextInput } from "@mantine/core";
import { useId } from "react";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import type { ReadText } from "./read-day-text.ts";

type Props = {
  label: string;
  /** The label, with the day that it belongs to. */
  name: string;
  /** What to type, with an example. */
  hint: string;
  text: string;
  reading: ReadText;
  onText: (text: string) => void;
};

/** Where a day is typed as in its cell; what was understood appears below. Enter takes the suggestion, otherwise it submits the form. */
export function DayTextField({ label, name, hint, text, reading, onText }: Props) {
  const id = useId();
  const { words, meant, isWrong } = reading;
  return (
    <Box>
      <TextInput
        label={label}
        aria-label={name}
        aria-describedby={id}
        aria-invalid={isWrong}
        size="md"
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || meant === null) return;
          event.preventDefault();
          onText(meant);
        }}
      />
      <Text
        id={id}
        size="sm"
        mt={4}
        c={isWrong ? "var(--mantine-color-error)" : "dimmed"}
        aria-live="polite"
      >
        {words ?? hint}
      </Text>
      <SuggestedTimes meant={meant} byKey onAccept={onText} />
    </Box>
  );
}
