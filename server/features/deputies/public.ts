export { deputyOf } from "./deputy-of.ts";
