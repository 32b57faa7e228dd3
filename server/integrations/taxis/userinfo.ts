import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isAfm } from "#domain/identity/afm.ts";
import { TaxisFailure } from "./taxis-failure.ts";
import { isRecord } from "#domain/keys.ts";

/** Entities are never resolved: the one value that is read is made of digits. */
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
 * The tax number in an answer of userinfo: `<root><userinfo taxid="…" …/></root>` in UTF-8, values padded with blanks, names
 * of attributes in any case. Throws a `TaxisFailure` unless there is exactly one userinfo with exactly one valid number.
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

/** Text without a document type, where entities would be declared, and without a claim to be anything but UTF-8. */
function decodeXml(body: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? "utf-8";
    if (encoding.toLowerCase() === "utf-8" && !/<!\s*(DOCTYPE|ENTITY)/i.test(text)) return text;
  } catch {
    // Bytes of another encoding mean the same as a claim to one.
  }
  throw new TaxisFailure("unreadable");
}

function parseXml(text: string): unknown {
  try {
    if (XMLValidator.validate(text) === true) return parser.parse(text);
  } catch {
    // What the parser cannot read is as bad as what the validator refuses.
  }
  throw new TaxisFailure("unreadable");
}

function userinfosOf(document: unknown): Record<string, unknown>[] {
  if (!isRecord(document)) return [];
  const { root } = document;
  const places = [document["userinfo"], isRecord(root) ? root["userinfo"] : undefined];
  return places.flat().filter(isRecord);
}

/** The parser lets a bare `<` stand in a value, which XML forbids: what is around it may be read in two ways. */
function hasMarkup(person: Record<string, unknown>): boolean {
  return Object.values(person).some((value) => typeof value !== "string" || value.includes("<"));
}
