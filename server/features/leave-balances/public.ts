export { leaveAccounts } from "./leave-accounts.ts";
export { serviceOfContract } from "./service-of-contract.ts";
export { yearOfLeave } from "./year-of-leave.ts";
