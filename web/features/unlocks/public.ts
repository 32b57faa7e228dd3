export { AskUnlock } from "./ask-unlock.tsx";
export { UnlockTable } from "./unlock-table.tsx";
