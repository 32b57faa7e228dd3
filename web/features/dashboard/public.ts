export { AgencyBoard } from "./agency-board.tsx";
export { BodyWaits } from "./body-waits.tsx";
export { SystemBoard } from "./system-board.tsx";
