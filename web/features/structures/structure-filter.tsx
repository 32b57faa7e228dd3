import { anyStructureText } from "#texts/record-fields.ts";
import type { Paging } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { StructurePicker } from "./structure-picker.tsx";

type Props = {
  list: Pick<ListState<Paging & { structureId?: string | undefined }>, "search" | "change">;
  className?: string | undefined;
};

/** Narrows a list to one structure. */
export function StructureFilter({ list: { search, change }, className }: Props) {
  return (
    <StructurePicker
      aria-label={anyStructureText}
      placeholder={anyStructureText}
      value={search.structureId ?? null}
      onChange={(structureId) => change({ structureId: structureId ?? undefined })}
      {...(className === undefined ? { w: 200 } : { className })}
    />
  );
}
