import { structures } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { gridTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { SelectField } from "#web/ui/form/fields.tsx";
import { useOpenSheets } from "./use-open-sheets.ts";

type Props = { structureId: string; date: Day; onChoose: (id: string) => void };

/** The structure of the sheet, and how many people still have no record in each; filtered while typing, by any part of code or name. */
export function StructureChoice({ structureId, date, onChoose }: Props) {
  const tree = useSideAnswer(structures.getTree, {});
  const open = useOpenSheets(date);
  return (
    <SelectField
      size="xs"
      aria-label={gridTexts.structure}
      read={tree}
      data={tree.data?.structures.map(({ id, code, title }) => ({
        value: id,
        label: t.structureWith(`${code} · ${title}`, open.get(id) ?? 0),
      }))}
      value={structureId}
      clearable={false}
      searchable
      comboboxProps={{ width: 320, position: "bottom-start" }}
      onChange={(id) => id !== null && id !== structureId && onChoose(id)}
    />
  );
}
