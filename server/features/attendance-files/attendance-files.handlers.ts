import type { attendanceFiles } from "#api/attendance-files.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { applyAttendanceFile } from "./apply-attendance-file.ts";
import { filesOfMonth } from "./files-of-month.ts";
import { previewAttendanceFile } from "./preview-attendance-file.ts";
import { readAttendanceFile } from "./read-attendance-file.ts";
import { undoAttendanceFile } from "./undo-attendance-file.ts";
import { forgetWord, knownWords } from "./words-of-body.ts";

export const attendanceFileHandlers: Handlers<typeof attendanceFiles> = {
  read: readAttendanceFile,
  preview: previewAttendanceFile,
  apply: applyAttendanceFile,
  getAll: filesOfMonth,
  getWords: knownWords,
  forgetWord,
  undo: undoAttendanceFile,
};
