export { FirstSteps } from "./first-steps.tsx";
