export { leaveAccounts } from "./leave-accounts.ts";
