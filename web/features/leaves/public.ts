export { LeavesOfContract } from "./leaves-of-contract.tsx";
export { NewLeave } from "./new-leave.tsx";
export { isGivenByDay } from "./given-by-day.ts";
export { LeaveEffect } from "./leave-effect.tsx";
export { LeavePreviewView } from "./leave-preview.tsx";
export { refusalToLeave } from "./refusal-to-leave.ts";
export { useLeavePreview } from "./use-leave-preview.ts";
export { reasonsToChoose } from "./reasons-to-choose.ts";
