import { centsToDecimal } from "#domain/money.ts";
import { longestName, sepaText } from "#domain/payments/sepa-text.ts";
import type { Credit, CreditGroup, CreditOrder } from "./credit-order.ts";

const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03";

/**
 * The order as pain.001.001.03 (CustomerCreditTransferInitiationV03): a group for each account that pays, salaries
 * (SALA) under the SEPA scheme, names and texts in Latin letters by ELOT 743. The same order gives the same bytes.
 */
export function pain001(order: CreditOrder): Buffer {
  const credits = order.groups.flatMap((group) => group.credits);
  const header =
    tag("MsgId", order.messageId) +
    tag("CreDtTm", order.createdAt.toISOString().slice(0, 19)) +
    totalsOf(credits) +
    wrap("InitgPty", name(order.initiator));
  const body = wrap("GrpHdr", header) + order.groups.map(groupOf).join("");
  const document = wrap("CstmrCdtTrfInitn", body);
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${document}</Document>\n`,
  );
}

function groupOf({ id, executionDate, debtor, credits }: CreditGroup): string {
  return wrap(
    "PmtInf",
    tag("PmtInfId", id) +
      tag("PmtMtd", "TRF") +
      tag("BtchBookg", "true") +
      totalsOf(credits) +
      wrap("PmtTpInf", wrap("SvcLvl", tag("Cd", "SEPA")) + wrap("CtgyPurp", tag("Cd", "SALA"))) +
      tag("ReqdExctnDt", executionDate) +
      wrap("Dbtr", name(debtor.name)) +
      wrap("DbtrAcct", account(debtor.iban) + tag("Ccy", "EUR")) +
      wrap("DbtrAgt", wrap("FinInstnId", agent(debtor.bic))) +
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

/** Since 2016 banks find themselves by the IBAN; the schema wants an agent none the less. */
function agent(bic: string | null): string {
  return bic === null ? wrap("Othr", tag("Id", "NOTPROVIDED")) : tag("BIC", bic);
}

function tag(element: string, text: string): string {
  return wrap(element, escaped(text));
}

function wrap(element: string, content: string): string {
  return `<${element}>${content}</${element}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
