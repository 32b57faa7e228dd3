export { LeaveSiblings } from "./leave-siblings.tsx";
