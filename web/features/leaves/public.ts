export { LeavesOfContract } from "./leaves-of-contract.tsx";
export { leaveChanges } from "./leave-changes.ts";
export { NewLeave } from "./new-leave.tsx";
