/** A table of text in columns, the first aligned left and the others right. */
export function tableOf(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const rows = [heads, ...lines];
  const widths = heads.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const text = row[column] ?? "";
          return column === 0 ? text.padEnd(width) : text.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}
