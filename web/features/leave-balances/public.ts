export { LeaveTabs } from "./leave-tabs.tsx";
