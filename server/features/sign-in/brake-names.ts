/** The name under which tries at an account are counted, wherever they come from. */
export const accountAnywhere = (account: string) => `account ${account}`;

/** The name under which tries at an account from one address are counted. */
export const accountAt = (account: string, ip: string) => `account ${account} at ${ip}`;
