export { requireAdministered } from "./administered.ts";
