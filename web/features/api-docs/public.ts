export { settingsCommand } from "./commands.ts";
