export { OwnMonth } from "./own-month.tsx";
