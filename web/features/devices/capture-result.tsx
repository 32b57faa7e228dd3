import { Alert, Text } from "@mantine/core";
import { IconCheck, IconClockPause, IconHelpCircle } from "@tabler/icons-react";
import { useEffect } from "react";
import type { DeviceQuestion } from "#domain/devices/question.ts";
import { deviceQuestionTexts, directionTexts } from "#texts/devices.ts";
import { captureTexts as t } from "#texts/capture.ts";
import { formatClock } from "#web/ui/formats.ts";
import type { Last } from "./use-capture.ts";

/** Long enough to read one's name, short enough for the next in line. */
const shownMs = 8000;

/** The outcome of the last press, in words that can be read from a step away. */
export function CaptureResult({ last, onDone }: { last: Last; onDone: () => void }) {
  const { entry, answer } = last;
  useEffect(() => {
    const over = setTimeout(onDone, shownMs);
    return () => clearTimeout(over);
  }, [onDone]);
  const at = new Date(Date.parse(entry.at) + entry.offsetMs).toISOString();
  const what = `${directionTexts[entry.direction]} ${formatClock(at)}`;
  const isKept = answer === null;
  const isRefused = answer?.question === "revoked-badge" || answer?.question === "wrong-pin";
  const isAsked = answer !== null && (answer.outcome !== "recorded" || answer.name === null);
  const Icon = isKept ? IconClockPause : isAsked ? IconHelpCircle : IconCheck;
  return (
    <Alert
      role="status"
      aria-live="assertive"
      color={isRefused ? "red" : isKept ? "blue" : isAsked ? "yellow" : "green"}
      icon={<Icon size={32} aria-hidden />}
      styles={{ title: { fontSize: "1.75rem" } }}
      title={answer?.name ?? (entry.how === "badge" ? t.badge : t.card(entry.value))}
    >
      <Text fw={650} fz="lg">
        {what}
      </Text>
      <Text>
        {isKept ? t.kept : answer.question === null ? t.recorded : wordsOf(answer.question)}
      </Text>
    </Alert>
  );
}

/** What the person at the device can do about it, otherwise why someone will look at it. */
function wordsOf(question: DeviceQuestion): string {
  return question === "revoked-badge" || question === "wrong-pin"
    ? t.refused[question]
    : `${t.asked} ${deviceQuestionTexts[question]}`;
}
