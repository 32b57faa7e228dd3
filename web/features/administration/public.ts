export { logCards } from "./hub-cards.ts";
export { Hub } from "./hub.tsx";
