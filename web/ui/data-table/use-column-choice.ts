import { useStoredValue } from "#web/kernel/stored-value.ts";
import type { Column } from "./column.ts";
import { useHidden } from "./use-hidden.ts";

export type ColumnChoice<Row> = {
  visibleColumns: readonly Column<Row>[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  reset: () => void;
  /** The choices that differ from the defaults, and a function that sets all of them together. */
  chosen: Readonly<Record<string, boolean>>;
  choose: (chosen: Record<string, boolean>) => void;
};

/** The columns of a table that a user has chosen to see, stored on this device under the table's name. */
export function useColumnChoice<Row>(
  name: string,
  columns: readonly Column<Row>[],
): ColumnChoice<Row> {
  const [chosen, setChosen] = useStoredValue<Record<string, boolean>>(`columns.${name}`, {});
  const isHidden = useHidden();
  const first = columns[0]?.id;
  const isShown = (id: string) =>
    id === first ||
    (chosen[id] ?? !isHidden(columns.find((column) => column.id === id)?.initiallyHidden));
  return {
    visibleColumns: columns.filter((column) => isShown(column.id)),
    isShown,
    toggle: (id) => setChosen({ ...chosen, [id]: !isShown(id) }),
    reset: () => setChosen({}),
    chosen,
    choose: setChosen,
  };
}
