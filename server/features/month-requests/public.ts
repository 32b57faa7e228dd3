export { type Requester, requesterByAccount, requesterByLink } from "./requester.ts";
export { disputesWaiting } from "./disputes-waiting.ts";
export { entryOfDay } from "./entry-of-day.ts";
export { mailResponsible } from "./mail-responsible.ts";
export { tellAnswer } from "./tell-answer.ts";
