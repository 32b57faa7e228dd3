/** What may be wrong with the address to which links in mails and codes on printed sheets lead. */
export const addressFaults = ["leads-nowhere", "unencrypted"] as const;

type AddressFault = (typeof addressFaults)[number];

/** The parts of an address as `URL` gives them: `https:` and `[::1]`. */
type Address = { protocol: string; hostname: string };

const thisComputer = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What is wrong with an installation's address, as people type it: its links lead to the computer of the person who opens them,
 * or expose what they open to anyone who listens on the way. Null where nothing is wrong.
 */
export function faultOfAddress({ protocol, hostname }: Address): AddressFault | null {
  if (thisComputer.test(hostname)) return "leads-nowhere";
  return protocol === "https:" ? null : "unencrypted";
}
