export { awayOf, leavesTeller, peopleAway } from "./away.ts";
