export { submitsCards } from "./submits-cards.ts";
export { queueWorkCards, type SavedDay } from "./queue-cards.ts";
