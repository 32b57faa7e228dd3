export { assignCard } from "./assign-card.ts";
