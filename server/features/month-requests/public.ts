export { type Asking, askingByAccount, askingByLink, holdContract } from "./asking.ts";
export { mailResponsible } from "./mail-responsible.ts";
export { usefulUntil } from "./useful-until.ts";
