export { leaveAccounts } from "./leave-accounts.ts";
export { leftOfYear } from "./left-of-year.ts";
