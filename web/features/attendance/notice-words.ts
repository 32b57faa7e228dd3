import { lockTexts, statusTexts as t } from "#texts/attendance.ts";
import type { Notice } from "./model/editor-state.ts";

/** The message of the last act. */
export function noticeWords(notice: Notice): string {
  if (notice.kind === "locked") return lockTexts[notice.lock];
  if (notice.kind === "bulk") return t.bulk(notice);
  if (notice.kind === "undone") return t.undone(notice.cells, notice.stayed);
  if (notice.kind === "redone") return t.redone(notice.cells, notice.stayed);
  return notice.kind === "nothing-to-undo" ? t.nothingToUndo : t.nothingToRedo;
}

/** The same if an undo or redo skipped what someone else had changed; else null. */
export function stayedWords(notice: Notice | null): string | null {
  return notice && "stayed" in notice && notice.stayed > 0 ? noticeWords(notice) : null;
}
