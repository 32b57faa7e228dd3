import { escapeHtml } from "#server/integrations/escape-html.ts";
import { instantText } from "#server/integrations/print/formats.ts";
import { changesBetween, changesText } from "#server/features/ledger/public.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { actTexts } from "#texts/acts.ts";
import { historyTexts } from "#texts/history.ts";
import { wordOf, type Words } from "#texts/history-words.ts";
import { copyIndexTexts as t, personColumnText, personTableTexts } from "#texts/copy-of-person.ts";
import { roleTexts } from "#texts/shell.ts";
import { subjectTexts } from "#texts/subjects.ts";
import type { PersonTable } from "./parts-of-person.ts";

/** A copied table: the number of rows, and the first of them. */
export type CopiedTable = { table: PersonTable; rows: number; first: Record<string, unknown>[] };

/** The page that explains to a person what a copy contains and where to find it. */
export function indexOfCopy({
  name,
  madeAt,
  copied,
  files,
  reasons,
}: {
  name: string;
  madeAt: Date;
  copied: readonly CopiedTable[];
  files: readonly { name: string; path: string }[];
  /** Titles of absence reasons by code. */
  reasons: ReadonlyMap<string, string>;
}): string {
  const filled = copied.filter(({ rows }) => rows > 0);
  const empty = copied.filter(({ rows }) => rows === 0);
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(t.title(name))}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(t.title(name))}</h1>
<p>${escapeHtml(t.madeAt(instantText(madeAt)))}</p>
<p>${escapeHtml(t.intro)}</p>
<p>${escapeHtml(t.elsewhere)}</p>
<h2>${escapeHtml(t.contents)}</h2>
${listOf(filled.map(({ table, rows }) => [`#${table}`, `${personTableTexts[table]} (${rows})`]))}
${files.length === 0 ? "" : `<h2>${escapeHtml(t.files)}</h2>`}
${listOf(files.map((file) => [encodeURI(file.path).replaceAll("#", "%23"), file.name]))}
${filled.map((one) => sectionOf(one, reasons)).join("\n")}
<h2>${escapeHtml(t.nothing)}</h2>
<p>${escapeHtml(empty.map(({ table }) => personTableTexts[table]).join(", "))}</p>
</body>
</html>
`;
}

const style = `body{font-family:system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;color:#1a1f2b}
table{border-collapse:collapse;font-size:.85rem;display:block;overflow-x:auto}
th,td{border:1px solid #c8cfdb;padding:.25rem .5rem;text-align:left;vertical-align:top}
th{background:#eef1f6}h2{margin-top:2rem}`;

function listOf(links: readonly [href: string, text: string][]): string {
  const items = links.map(
    ([href, text]) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`,
  );
  return items.length === 0 ? "" : `<ul>${items.join("\n")}</ul>`;
}

function sectionOf(copied: CopiedTable, reasons: ReadonlyMap<string, string>): string {
  const { table, rows } = copied;
  const first =
    table === "ledger_entry" ? copied.first.map((row) => withChanges(row, reasons)) : copied.first;
  const columns = Object.keys(first[0] ?? {}).filter((column) =>
    first.some((row) => row[column] !== null && row[column] !== ""),
  );
  const heads = columns.map((column) => `<th>${escapeHtml(personColumnText(column))}</th>`);
  const lines = first.map(
    (row) =>
      `<tr>${columns.map((column) => `<td>${escapeHtml(textOf(column, row[column]))}</td>`).join("")}</tr>`,
  );
  return `<h2 id="${table}">${escapeHtml(personTableTexts[table])}</h2>
<p>${escapeHtml(t.rows(rows, first.length))} <a href="data/${table}.json">data/${table}.json</a></p>
<table><thead><tr>${heads.join("")}</tr></thead><tbody>${lines.join("\n")}</tbody></table>`;
}

/** Guarantee: the columns of the ledger have the values that `write` gave them. */
function withChanges(
  { before, after, ...entry }: Record<string, unknown>,
  reasons: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const subjectKind = entry["subject_kind"] as SubjectKind;
  const subjectId = String(entry["subject_id"]);
  const changes = changesBetween(before, after);
  return { ...entry, changes: changesText({ changes, subjectKind, subjectId }, reasons) };
}

/** As a history says it, except that nothing stays empty, numbers are as in the data, and instants are to the minute. */
function textOf(column: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string" && isInstant.test(value)) return instantText(new Date(value));
  return wordOf(column, value, words);
}

/** As PostgreSQL writes a `timestamptz` in JSON. */
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

const words: Words = {
  act: wordFrom(actTexts),
  actor_role: wordFrom({ ...roleTexts, ...historyTexts.roles }),
  role: wordFrom(roleTexts),
  subject_kind: wordFrom(subjectTexts),
};

/** Other tables have columns of these names with values of their own, which stay as they are. */
function wordFrom(texts: Readonly<Record<string, string>>) {
  return (value: unknown): string => texts[String(value)] ?? String(value);
}
