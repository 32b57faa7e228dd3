export { benefitsOf } from "./benefits.queries.ts";
