export { linksText } from "./links-text.ts";
export { OneTimePassword } from "./one-time-password.tsx";
export { UserForm } from "./user-form.tsx";
