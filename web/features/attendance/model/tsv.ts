/** A block of texts as a spreadsheet copies it: rows of columns. */
export type Block = readonly (readonly string[])[];

/** The block as tab-separated text; a text with a tab, a line break or a quote is put in quotes. */
export function writeTsv(block: Block): string {
  return block.map((row) => row.map(quoted).join("\t")).join("\r\n");
}

/**
 * Reads what a spreadsheet put on the clipboard. Quotes keep tabs and line breaks inside a text; a line break at the
 * end opens no row. Rows shorter than the longest are filled with empty texts.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const { field, end } = fieldFrom(text, at);
    rows.at(-1)?.push(field);
    const lineBreak = /^(?:\r\n|\n|\r)/.exec(text.slice(end, end + 2))?.[0];
    if (lineBreak) rows.push([]);
    at = end + (lineBreak?.length ?? 1);
    if (lineBreak && at >= text.length) break;
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]);
}

function quoted(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function fieldFrom(text: string, start: number): { field: string; end: number } {
  const inQuotes = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  inQuotes.lastIndex = start;
  const quote = inQuotes.exec(text);
  if (quote) return { field: (quote[1] ?? "").replaceAll('""', '"'), end: inQuotes.lastIndex };
  const plain = /[^\t\r\n]*/y;
  plain.lastIndex = start;
  return { field: plain.exec(text)?.[0] ?? "", end: plain.lastIndex };
}
