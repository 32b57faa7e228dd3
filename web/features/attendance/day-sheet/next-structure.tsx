import { IconArrowRight } from "@tabler/icons-react";
import type { RefCallback } from "react";
import { structures } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { useOpenSheets } from "./use-open-sheets.ts";
import { toDay } from "./to-day.ts";

type Props = {
  structureId: string;
  date: Day;
  /** Focuses the link if the sheet has just been submitted, so that Enter leads on. */
  leadOn: RefCallback<HTMLElement>;
};

/** After a sheet is submitted: the same day of the next structure whose sheet is open. */
export function NextStructure({ structureId, date, leadOn }: Props) {
  const { data } = useSideAnswer(structures.getTree, {});
  const open = useOpenSheets(date);
  const all = (data?.structures ?? []).filter(({ id }) => id === structureId || open.has(id));
  const at = all.findIndex(({ id }) => id === structureId);
  const next = all[(at + 1) % Math.max(all.length, 1)];
  if (!next || next.id === structureId) return null;
  return (
    <ButtonLink
      ref={leadOn}
      size="compact-md"
      variant="light"
      title={next.title}
      rightSection={<IconArrowRight size={17} stroke={1.6} aria-hidden />}
      {...toDay(next.id, date)}
    >
      {t.nextStructure}
    </ButtonLink>
  );
}
