import { cleanIban, isIban } from "../identity/iban.ts";

/**
 * Letters with which an IBAN of the Single Euro Payments Area begins: European Payments Council, "EPC List of SEPA Scheme Countries"
 * (EPC409-09), as of May 2025, 41 countries. Territories that take part have the letters of their State (FR, ES, PT, FI, GB)
 * except Gibraltar; the Faroe Islands, Greenland and Kosovo do not.
 */
const countries: ReadonlySet<string> = new Set(
  (
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK " +
    "IS LI NO AD AL CH GB GI MC MD ME MK RS SM VA"
  ).split(" "),
);

/** Why a cleaned IBAN accepts no SEPA credit transfer (Regulation (EU) 260/2012), or null. */
export function refusalToSepaIban(iban: string): "iban-outside-sepa" | null {
  return countries.has(iban.slice(0, 2)) ? null : "iban-outside-sepa";
}

/** Whether the typed text is an IBAN to and from which SEPA credit transfers are possible. */
export function isSepaIban(text: string): boolean {
  return isIban(text) && refusalToSepaIban(cleanIban(text)) === null;
}
