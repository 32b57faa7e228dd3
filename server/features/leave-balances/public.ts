export { leaveAccounts } from "./leave-accounts.ts";
export { yearOfLeave } from "./year-of-leave.ts";
