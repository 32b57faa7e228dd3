import { XMLParser, XMLValidator } from "fast-xml-parser";

/**
 * The bank's status for one credit, under the id that we gave it (also its instruction id), and why it was refused, if
 * so. `amount`: the credit's amount as the bank repeats it; empty if it does not.
 */
type CreditStatus = {
  endToEndId: string;
  status: string;
  code: string;
  text: string;
  amount: string;
};

/** A bank's answer to an order: pain.002.001.03, or .10 for an order in .09; the elements read here have the same names in both. */
export type OrderAnswer = {
  /** The bank's own id for the answer. */
  messageId: string;
  /** The order it is about. */
  orderId: string;
  /** Status of the whole order, and why; empty if the bank gives none. */
  group: { status: string; code: string; text: string };
  /** The sum of the order as the bank repeats it; empty if it does not. */
  sum: string;
  credits: CreditStatus[];
};

/** Why a file cannot be read as an answer. */
type AnswerRefusal = "too-large" | "not-an-answer" | "hostile";

const mostBytes = 5 * 1024 * 1024;
const deepest = 12;

/** Entities are never resolved: only codes, ids and the bank's text are read, and in the latter XML's five predefined entities. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (name) => lists.includes(name),
});
const lists: readonly string[] = ["OrgnlPmtInfAndSts", "TxInfAndSts", "StsRsnInf", "AddtlInf"];

/** Reads an answer, or returns why it cannot be read. A file with a DOCTYPE, which may declare entities, is rejected. */
export function readPain002(bytes: Buffer): OrderAnswer | AnswerRefusal {
  if (bytes.length > mostBytes) return "too-large";
  const text = utf8(bytes);
  if (text === null) return "not-an-answer";
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text) || depthOf(text) > deepest) return "hostile";
  const report = reportOf(text);
  return report === null ? "not-an-answer" : (answerOf(report) ?? "not-an-answer");
}

type Tree = { [name: string]: Tree | Tree[] | string | string[] | undefined };

function answerOf(report: Tree): OrderAnswer | null {
  const whole = child(report, "OrgnlGrpInfAndSts");
  const orderId = word(whole, "OrgnlMsgId");
  const messageId = word(child(report, "GrpHdr"), "MsgId");
  if (orderId === "" || messageId === "") return null;
  const groups = children(report, "OrgnlPmtInfAndSts");
  return {
    messageId,
    orderId,
    group: groupStatus(whole, groups),
    sum: word(whole, "OrgnlCtrlSum"),
    credits: groups.flatMap((group) =>
      children(group, "TxInfAndSts").map((credit) => ({
        endToEndId: word(credit, "OrgnlEndToEndId") || word(credit, "OrgnlInstrId"),
        status: word(credit, "TxSts"),
        amount: word(child(child(credit, "OrgnlTxRef"), "Amt"), "InstdAmt"),
        ...reasonOf(credit),
      })),
    ),
  };
}

/** Banks give the status for all credits on the group or on its only payment information; the latter, being more specific, wins. */
function groupStatus(whole: Tree, groups: readonly Tree[]): OrderAnswer["group"] {
  const [only, ...others] = groups;
  const status = only && others.length === 0 ? word(only, "PmtInfSts") : "";
  return only && status !== ""
    ? { status, ...reasonOf("StsRsnInf" in only ? only : whole) }
    : { status: word(whole, "GrpSts"), ...reasonOf(whole) };
}

function reasonOf(of: Tree): { code: string; text: string } {
  const [reason = {}] = children(of, "StsRsnInf");
  const why = child(reason, "Rsn");
  const words = reason["AddtlInf"];
  const text = Array.isArray(words) ? words.filter((one) => typeof one === "string").join(" ") : "";
  const code = (word(why, "Cd") || word(why, "Prtry")).slice(0, 35);
  const plain = text.replaceAll(/&(\w+);/g, (entity, name: string) => signs.get(name) ?? entity);
  return { code, text: plain.slice(0, 300) };
}

const signs = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

function reportOf(text: string): Tree | null {
  try {
    if (XMLValidator.validate(text) !== true) return null;
    const root: unknown = parser.parse(text);
    // Guarantee: without attributes and typed values the parser yields strings, records and, for `lists`, arrays of them.
    const document = child(root as Tree, "Document");
    return "CstmrPmtStsRpt" in document ? child(document, "CstmrPmtStsRpt") : null;
  } catch {
    return null;
  }
}

function utf8(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? "utf-8";
    return encoding.toLowerCase() === "utf-8" ? text : null;
  } catch {
    return null;
  }
}

/** The nesting depth of elements, computed before anything is built from them. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [tag] of text.matchAll(/<[/?!]?[A-Za-z][^<>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.startsWith("<?") && !tag.startsWith("<!") && !tag.endsWith("/>")) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}

function child(of: Tree, name: string): Tree {
  const found = of[name];
  return typeof found === "object" && !Array.isArray(found) ? found : {};
}

function children(of: Tree, name: string): Tree[] {
  const found = of[name];
  return Array.isArray(found) ? found.filter((one): one is Tree => typeof one === "object") : [];
}

function word(of: Tree, name: string): string {
  const found = of[name];
  return typeof found === "string" ? found.trim() : "";
}
