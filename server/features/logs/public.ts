export { apiLogListing } from "./api-logs.queries.ts";
export { hoursOfCalls } from "./hours.ts";
export { loginLogListing } from "./login-logs.queries.ts";
