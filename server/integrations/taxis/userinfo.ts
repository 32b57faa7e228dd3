import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isAfm } from "#domain/identity/afm.ts";
import { TaxisFailure } from "./taxis-failure.ts";
import { isRecord } from "#domain/keys.ts";

/** Entities are never resolved: the only value read consists of digits. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (name) => name === "userinfo",
});

/**
 * The tax number in a userinfo response: `<root><userinfo taxid="…" …/></root>` in UTF-8, values padded with blanks,
 * attribute names in any case. Throws a `TaxisFailure` unless there is exactly one userinfo with exactly one valid number.
 */
export function afmOfUserinfo(body: Buffer): string {
  const [person, ...others] = userinfosOf(parseXml(decodeXml(body)));
  if (!person || others.length > 0) throw new TaxisFailure("unreadable");
  const [taxid, ...more] = Object.entries(person).filter(
    ([name]) => name.toLowerCase() === "taxid",
  );
  const afm = typeof taxid?.[1] === "string" ? taxid[1].trim() : "";
  if (more.length > 0 || !isAfm(afm) || hasMarkup(person)) throw new TaxisFailure("unreadable");
  return afm;
}

/** Decodes text without a DOCTYPE, which could declare entities, and without a declared encoding other than UTF-8. */
function decodeXml(body: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? "utf-8";
    if (encoding.toLowerCase() === "utf-8" && !/<!\s*(DOCTYPE|ENTITY)/i.test(text)) return text;
  } catch {
    // Bytes that are not UTF-8 are treated like another declared encoding.
  }
  throw new TaxisFailure("unreadable");
}

function parseXml(text: string): unknown {
  try {
    if (XMLValidator.validate(text) === true) return parser.parse(text);
  } catch {
    // What the parser cannot read is treated like what the validator rejects.
  }
  throw new TaxisFailure("unreadable");
}

function userinfosOf(document: unknown): Record<string, unknown>[] {
  if (!isRecord(document)) return [];
  const { root } = document;
  const places = [document["userinfo"], isRecord(root) ? root["userinfo"] : undefined];
  return places.flat().filter(isRecord);
}

/** The parser accepts a bare `<` in a value, which XML forbids: the text around it is ambiguous. */
function hasMarkup(person: Record<string, unknown>): boolean {
  return Object.values(person).some((value) => typeof value !== "string" || value.includes("<"));
}
