import { wallTimeAt } from "#domain/calendar/zone.ts";
import { centsToDecimal } from "#domain/money.ts";
import { longestName, sepaText } from "#domain/payments/sepa-text.ts";
import type { OrderFormat } from "#domain/payments/order-format.ts";
import type { Credit, CreditGroup, CreditOrder } from "./credit-order.ts";

/** What differs between the two versions in the elements written here. */
type Dialect = { dayOfExecution: (day: string) => string; bicElement: string };

const dialects: Readonly<Record<OrderFormat, Dialect>> = {
  "pain.001.001.03": { dayOfExecution: (day) => day, bicElement: "BIC" },
  "pain.001.001.09": { dayOfExecution: (day) => tag("Dt", day), bicElement: "BICFI" },
};

/**
 * The order as pain.001.001.03 or .09 (CustomerCreditTransferInitiation), by its `format`: a group for each paying account, salaries
 * (SALA) under the SEPA scheme, names and texts in Latin letters by ELOT 743. The same order gives the same bytes.
 */
export function pain001(order: CreditOrder): Buffer {
  const credits = order.groups.flatMap((group) => group.credits);
  const header =
    tag("MsgId", order.messageId) +
    tag("CreDtTm", wallTimeAt(order.createdAt.toISOString())) +
    totalsOf(credits) +
    wrap("InitgPty", name(order.initiator));
  const dialect = dialects[order.format];
  const groups = order.groups.map((group) => groupOf(group, dialect));
  const body = wrap("GrpHdr", header) + groups.join("");
  const document = wrap("CstmrCdtTrfInitn", body);
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${order.format}">${document}</Document>\n`,
  );
}

function groupOf(
  { id, executionDate, debtor, credits }: CreditGroup,
  { dayOfExecution, bicElement }: Dialect,
): string {
  return wrap(
    "PmtInf",
    tag("PmtInfId", id) +
      tag("PmtMtd", "TRF") +
      tag("BtchBookg", "true") +
      totalsOf(credits) +
      wrap("PmtTpInf", wrap("SvcLvl", tag("Cd", "SEPA")) + wrap("CtgyPurp", tag("Cd", "SALA"))) +
      wrap("ReqdExctnDt", dayOfExecution(executionDate)) +
      wrap("Dbtr", name(debtor.name)) +
      wrap("DbtrAcct", account(debtor.iban) + tag("Ccy", "EUR")) +
      wrap("DbtrAgt", wrap("FinInstnId", agent(debtor.bic, bicElement))) +
      tag("ChrgBr", "SLEV") +
      credits.map(creditOf).join(""),
  );
}

function creditOf(credit: Credit): string {
  const amount = `<InstdAmt Ccy="EUR">${centsToDecimal(credit.cents)}</InstdAmt>`;
  return wrap(
    "CdtTrfTxInf",
    wrap("PmtId", tag("InstrId", credit.id) + tag("EndToEndId", credit.id)) +
      wrap("Amt", amount) +
      wrap("Cdtr", name(credit.name)) +
      wrap("CdtrAcct", account(credit.iban)) +
      wrap("RmtInf", tag("Ustrd", sepaText(credit.remittance, 140))),
  );
}

/** Number and sum; cents are added as integers, so the sum is exact. */
function totalsOf(credits: readonly Credit[]): string {
  const sum = credits.reduce((all, { cents }) => all + cents, 0);
  return tag("NbOfTxs", String(credits.length)) + tag("CtrlSum", centsToDecimal(sum));
}

function name(text: string): string {
  return tag("Nm", sepaText(text, longestName));
}

function account(iban: string): string {
  return wrap("Id", tag("IBAN", iban));
}

/** Since 2016 banks identify each other by the IBAN; the schema requires an agent all the same. */
function agent(bic: string | null, element: string): string {
  return bic === null ? wrap("Othr", tag("Id", "NOTPROVIDED")) : tag(element, bic);
}

function tag(element: string, text: string): string {
  return wrap(element, escapeXml(text));
}

function wrap(element: string, content: string): string {
  return `<${element}>${content}</${element}>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
