/** Goes to the next row of the page's list or to the one before; on the page of a record, to the next record. */
export function walkRows(by: 1 | -1): void {
  const record = document.querySelector<HTMLElement>(`[data-walk="${by}"]`);
  if (record) return record.click();
  const rows = [
    ...document.querySelectorAll<HTMLElement>("main tbody > tr > th :is(a, button):first-of-type"),
  ];
  const here = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  const next = here === -1 && by === -1 ? rows.at(-1) : rows[here + by];
  next?.focus();
}
