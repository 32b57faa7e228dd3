export { underBrake } from "./brake.ts";
export { confirmPassword } from "./confirm-password.ts";
export { leaveNotice, type CredentialChange } from "./credential-notices.ts";
export { endSessions } from "./end-sessions.ts";
export { settleOwed } from "./owed.ts";
export { hashOfPassword, passwordMatches } from "./passwords.ts";
export { readableSecret } from "./readable-secret.ts";
export { securityRules, usualRules } from "./security-rules.ts";
export { releaseTries, triesWaitUntil } from "./waiting-tries.ts";
