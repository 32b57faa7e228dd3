export { apiLogCount } from "./api-logs.queries.ts";
export { hoursOfCalls } from "./hours.ts";
export { loginLogCount } from "./login-logs.queries.ts";
