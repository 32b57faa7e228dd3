import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { structures } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { gridTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { common } from "#texts/common.ts";
import { sideQueryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useOpenSheets } from "./use-open-sheets.ts";

type Props = { structureId: string; date: Day; onChoose: (id: string) => void };

/** The structure of the sheet, and how many are still to be recorded in each; found while typing, by any part of code or name. */
export function StructureChoice({ structureId, date, onChoose }: Props) {
  const organizationId = useOrganization().id;
  const { data } = useQuery(sideQueryOf(structures.getTree, { organizationId }));
  const open = useOpenSheets(date);
  const all = data?.structures ?? [];
  return (
    <Select
      size="xs"
      aria-label={gridTexts.structure}
      data={all.map(({ id, code, title }) => ({
        value: id,
        label: t.structureWith(`${code} · ${title}`, open.get(id) ?? 0),
      }))}
      value={structureId}
      allowDeselect={false}
      searchable
      nothingFoundMessage={common.noOptions}
      comboboxProps={{ width: 320, position: "bottom-start" }}
      onChange={(id) => id !== null && id !== structureId && onChoose(id)}
    />
  );
}
