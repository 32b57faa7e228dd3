const formula = /^(?:[\t\r\n\0]|[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212|])/u;

/** Whether a spreadsheet might run the text: it begins like a formula, even after blanks and invisible characters. */
export function readsAsFormula(text: string): boolean {
  return formula.test(text);
}
