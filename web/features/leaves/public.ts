export { LeavesOfContract } from "./leaves-of-contract.tsx";
export { NewLeave } from "./new-leave.tsx";
