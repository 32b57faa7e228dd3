import { attendanceFiles } from "#api/attendance-files.ts";
import { leaveChanges } from "#web/features/leaves/public.ts";

/** What is asked anew once records came from a file, or were put back. */
export const changedByFile = [
  attendanceFiles.getAll,
  attendanceFiles.getWords,
  attendanceFiles.preview,
  ...leaveChanges,
];
