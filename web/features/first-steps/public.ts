export { FirstSteps } from "./first-steps.tsx";
export { NoBody } from "./no-body.tsx";
