import { Button, VisuallyHidden } from "@mantine/core";
import type { FindingLevel } from "#domain/attendance/types.ts";
import { common } from "#texts/common.ts";
import { gridTexts } from "#texts/attendance.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import type { SheetFinding } from "./model/live-findings.ts";

/** Opens and closes the findings; shows how many there are, or that it is not known. */
export function FindingsButton(props: {
  findings: readonly SheetFinding[] | null;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const countOf = (level: FindingLevel) =>
    props.findings?.filter((one) => one.level === level).length ?? 0;
  const errors = countOf("error");
  const warnings = countOf("warning");
  return (
    <Button
      variant="default"
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
      rightSection={
        <span aria-hidden>
          {props.findings === null && <StatusBadge tone="neutral">{common.none}</StatusBadge>}
          {errors > 0 && <StatusBadge tone="bad">{errors}</StatusBadge>}
          {warnings > 0 && <StatusBadge tone="warning">{warnings}</StatusBadge>}
        </span>
      }
    >
      <VisuallyHidden>
        {props.findings ? gridTexts.findingsOf(errors, warnings) : gridTexts.findingsUnknown}
      </VisuallyHidden>
      <span aria-hidden>{gridTexts.findings}</span>
    </Button>
  );
}
