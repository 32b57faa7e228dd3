export { AskUnlock } from "./ask-unlock.tsx";
export { unlockFilters, UnlockTable } from "./unlock-table.tsx";
