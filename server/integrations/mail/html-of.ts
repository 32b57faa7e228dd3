import { escaped } from "../escaped.ts";

const address = /https?:\/\/[^\s<>"]+/g;

/** The plain text as simple HTML: a paragraph for each blank line, addresses as links, and nothing else. */
export function htmlOf(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p>${linked(escaped(one)).replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="el"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:36em">${paragraphs.join("")}</body></html>`;
}

function linked(html: string): string {
  return html.replaceAll(address, (found) => `<a href="${found}">${found}</a>`);
}
