import { Pagination } from "@mantine/core";
import { tableTexts } from "#texts/common.ts";

type Props = { pages: number; page: number; onChange: (page: number) => void };

const controlLabels: Record<string, string> = {
  previous: tableTexts.previousPage,
  next: tableTexts.nextPage,
};

/** Disabled outright, the button that led to the last page would lose the focus. */
const atEnd = { disabled: false, "aria-disabled": true, "data-disabled": true };

/** The pages of a list; nothing if it fits on one page. */
export function PageChoice({ pages, page, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={(next) => next !== page && onChange(next)}
      size="sm"
      aria-label={tableTexts.pages}
      getItemProps={(number) => ({ "aria-label": tableTexts.page(number) })}
      getControlProps={(control) => ({
        "aria-label": controlLabels[control],
        ...(page === (control === "next" ? pages : 1) && atEnd),
      })}
    />
  );
}
