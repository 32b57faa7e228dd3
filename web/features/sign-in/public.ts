export { keepAnswered } from "./sign-in-step.ts";
export { SignIn } from "./sign-in.tsx";
export { takeUp } from "./take-up.ts";
