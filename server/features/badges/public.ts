export { badgeByCode } from "./badge-by-code.ts";
export { isRightPin } from "./is-right-pin.ts";
