import { roleTexts } from "#texts/shell.ts";
import { standInTexts as t } from "#texts/taxis.ts";
import type { Role } from "#domain/access.ts";
import { specialCases } from "./cases.ts";
import { escapeHtml } from "../../escape-html.ts";

/** A user who can be chosen. */
export type Person = { afm: string; nickName: string; role: Role };

/** The page on which the user chooses whom to sign in as; `linkTo` returns the address of a choice. */
export function choicePage(
  people: readonly Person[],
  linkTo: (choice: { afm: string; special?: string }) => string,
): string {
  const first = people[0]?.afm ?? "";
  const rows = people.map((person) =>
    row(`${person.nickName}, ${roleTexts[person.role]}, ${person.afm}`, linkTo(person)),
  );
  const cases = specialCases.map((special) => row(t[special], linkTo({ afm: first, special })));
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t.title)}</title>
</head>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem">
<main>
<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.lead)}</p>
<h2>${escapeHtml(t.people)}</h2>
${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : `<p>${escapeHtml(t.nobody)}</p>`}
<h2>${escapeHtml(t.cases)}</h2>
<ul>${cases.join("")}</ul>
</main>
</body>
</html>
`;
}

function row(label: string, href: string): string {
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`;
}
