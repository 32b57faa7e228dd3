/** What may be wrong with the address at which links of mails and codes of printed sheets lead. */
export const addressFaults = ["leads-nowhere", "unencrypted"] as const;

type AddressFault = (typeof addressFaults)[number];

/** The parts of an address as `URL` has them: `https:` and `[::1]`. */
type Address = { protocol: string; hostname: string };

const thisComputer = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What is wrong with an installation's address, as people type it: links that lead to the computer of whoever opens them, or
 * that give what they open to whoever listens on the way. Null where nothing is.
 */
export function faultOfAddress({ protocol, hostname }: Address): AddressFault | null {
  if (thisComputer.test(hostname)) return "leads-nowhere";
  return protocol === "https:" ? null : "unencrypted";
}
