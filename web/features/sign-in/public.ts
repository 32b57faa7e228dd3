export { keepAnswered } from "./answered.ts";
export { SignIn } from "./sign-in.tsx";
export { takeUp } from "./take-up.ts";
