import {
  IconCalendarCheck,
  IconDeviceDesktop,
  IconFileImport,
  IconKeyboard,
  IconLink,
  IconPlugConnected,
  IconUserEdit,
  type Icon,
} from "@tabler/icons-react";
import type { Mark } from "#domain/attendance/types.ts";
import { markTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { Hint } from "#web/ui/hint.tsx";
import styles from "./day-sheet.module.css";
import type { DayRow } from "./model/day-rows.ts";

const markIcons: Record<Mark, Icon> = {
  plan: IconCalendarCheck,
  typed: IconKeyboard,
  device: IconDeviceDesktop,
  import: IconFileImport,
  link: IconLink,
  api: IconPlugConnected,
};

/** How the times of a row came to be known. */
export function SourceMarks({ person, view }: DayRow) {
  const marks = view.marks.map((mark) => ({ icon: markIcons[mark], label: markTexts[mark] }));
  const own = person.byOneself ? [{ icon: IconUserEdit, label: t.byOneself }] : [];
  return [...marks, ...own].map(({ icon: MarkIcon, label }) => (
    <Hint key={label} label={label}>
      <span role="img" aria-label={label} className={styles.mark}>
        <MarkIcon size={17} stroke={1.6} aria-hidden />
      </span>
    </Hint>
  ));
}
