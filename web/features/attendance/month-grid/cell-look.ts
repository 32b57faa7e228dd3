import { isWholeDay } from "#domain/attendance/intervals.ts";
import type { DayLabel } from "#domain/attendance/types.ts";
import { formatDuration } from "#domain/minutes.ts";
import { dayCodes } from "#texts/print.ts";
import { type DayTone, dayTones } from "../day-tones.ts";
import { contentOfDay, type DayView } from "./model/row-view.ts";

/** What the cells show: the code of the day, or the hours worked. */
export type Display = "codes" | "hours";

/** The colour family of a cell; a day without a record yet is empty, not in doubt. */
type Tone = DayTone | "empty";

type SaveState = "stored" | "pending" | "refused" | "changed";

type CellLook = {
  text: string;
  tone: Tone;
  standing: SaveState;
  /** Worked less than planned, by the balance. */
  isShort: boolean;
  /** Some hours of absence in addition to presence. */
  isMixed: boolean;
};

const tones: Record<DayLabel, Tone> = { ...dayTones, pending: "empty" };

const absenceLabels: ReadonlySet<DayLabel> = new Set(["leave", "sick", "unpaid", "unjustified"]);
const present: ReadonlySet<DayLabel> = new Set(["present", "telework", "duty", "training"]);

/** How the day looks: a refused text as it was typed, else the reason or code of its label, or the hours worked. */
export function lookOf(day: DayView, display: Display): CellLook {
  const { result, draft } = day;
  const content = contentOfDay(day);
  const isPresent = present.has(result.label);
  const standing = saveStateOf(day);
  if (content.kind === "refused") {
    return { text: content.text, tone: "bad", standing, isShort: false, isMixed: false };
  }
  const hasAbsence = content.intervals.some(({ kind }) => kind === "absence");
  return {
    text: textOf(day, display),
    tone: result.label === "pending" && day.isDue ? "doubt" : tones[result.label],
    standing: draft ? standing : "stored",
    isShort: isPresent && (result.balanceMinutes ?? 0) < 0,
    isMixed: isPresent && hasAbsence && content.intervals.some((one) => !isWholeDay(one)),
  };
}

function saveStateOf({ draft }: DayView): SaveState {
  if (!draft) return "stored";
  if (draft.answer?.kind === "changed") return "changed";
  return draft.answer || draft.content.kind === "refused" ? "refused" : "pending";
}

function textOf({ result, isDue }: DayView, display: Display): string {
  const { label, reason, workedMinutes } = result;
  if (label === "weekend") return "";
  if (label === "pending") return isDue ? dayCodes.pending : "";
  if (display === "hours" && workedMinutes > 0) return formatDuration(workedMinutes);
  return absenceLabels.has(label) ? (reason ?? dayCodes[label]) : dayCodes[label];
}
