/** A field that must be filled in. */
export const required = "Το πεδίο είναι υποχρεωτικό";

/** A general message with the field's name added, as a form shows it; a message that already names its subject is unchanged. */
export function withFieldName(message: string, label: string): string {
  if (isNamed.test(message)) return message;
  const opening = openings.find(([general]) => message.startsWith(general));
  return opening ? `${opening[1](label)}${message.slice(opening[0].length)}` : message;
}

/** A message from the server already contains the name. */
const isNamed = /^(?:Το πεδίο|Η τιμή του πεδίου|Η μορφή του πεδίου|Στο πεδίο) «/;

const openings: readonly (readonly [string, (label: string) => string])[] = [
  ["Το πεδίο ", (label) => `Το πεδίο «${label}» `],
  ["Η τιμή ", (label) => `Η τιμή του πεδίου «${label}» `],
  ["Επιτρέπονται ", (label) => `Στο πεδίο «${label}» επιτρέπονται `],
  ["Απαιτούνται ", (label) => `Στο πεδίο «${label}» απαιτούνται `],
  ["Η μορφή της τιμής ", (label) => `Η μορφή του πεδίου «${label}» `],
];
