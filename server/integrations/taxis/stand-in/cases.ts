import { standInTexts } from "#texts/taxis.ts";

/** Ways in which taxis is known to behave, besides letting a person in. */
export const specialCases = [
  "padded",
  "legalEntity",
  "unknown",
  "refused",
  "failing",
  "slow",
  "broken",
] as const;

/** The choice made on the page: a person's tax number, and how the service behaves. */
export type Choice = { afm: string; special: (typeof specialCases)[number] | null };

/** Valid, and no one's: in the range that the tax authority reserves for training. */
const afmOfNobody = "555777052";

/** The userinfo body for a choice. */
export function userinfoFor({ afm, special }: Choice): string {
  const { lastName, firstName } = standInTexts;
  const names = `lastname="${lastName}" firstname="${firstName}" birthyear="1980"`;
  switch (special) {
    case "padded":
      return rooted(`userid="   tester   " taxid="  ${afm}   " ${names}`);
    case "legalEntity":
      return rooted(`userid="entity" taxid="${afm}" lastname="   " firstname="   "`);
    case "unknown":
      return rooted(`userid="nobody" taxid="${afmOfNobody}" ${names}`);
    case "broken":
      return `<!DOCTYPE root [<!ENTITY x "x">]><root><userinfo taxid="&x;"`;
    default:
      return rooted(`userid="tester" taxid="${afm}" ${names}`);
  }
}

function rooted(attributes: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><root><userinfo ${attributes}/></root>`;
}
