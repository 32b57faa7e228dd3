import { Pagination } from "@mantine/core";
import { tableTexts } from "#texts/common.ts";

type Props = { pages: number; page: number; onChange: (page: number) => void };

/** Paging of a list that the browser has in full; nothing if it fits on one page. */
export function PageChoice({ pages, page, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={onChange}
      size="sm"
      getItemProps={(number) => ({ "aria-label": tableTexts.page(number) })}
    />
  );
}
