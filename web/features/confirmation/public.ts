export { ConfirmationField } from "./confirmation-field.tsx";
export { madePasskey, signedByPasskey, supportsPasskeys } from "./passkeys.ts";
