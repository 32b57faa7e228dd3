export { awayOf } from "./away.ts";
