/** An account number as typed, without spaces and in capitals. */
export function cleanIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/**
 * Why a cleaned text is no IBAN (ISO 13616), or null. Greek ones have 27 characters, of which bank and branch are
 * digits; of other countries only the length between 15 and 34 is known here.
 */
export function refusalToIban(text: string): "iban" | null {
  const shape = text.startsWith("GR") ? /^GR\d{9}[A-Z0-9]{16}$/ : /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
  return shape.test(text) && remainder(text.slice(4) + text.slice(0, 4)) === 1 ? null : "iban";
}

/** A cleaned IBAN in groups of four, as banks print it. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, "$& ");
}

/** A cleaned IBAN with all but its country and last four characters hidden. */
export function maskIban(iban: string): string {
  return iban.replace(/(?<=..).(?=.{4})/g, "\u2022");
}

/** The number modulo 97 when each letter is read as two digits, A as 10 to Z as 35. */
function remainder(characters: string): number {
  return characters.split("").reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
