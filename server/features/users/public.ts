export { requireAdministered } from "./administered.ts";
export { type CommandAnswer, createByCommand, resetByCommand } from "./by-command.ts";
export { linksOf, replaceLinks } from "./links.ts";
