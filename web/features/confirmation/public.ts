export { ConfirmationField } from "./confirmation-field.tsx";
export {
  createPasskey as madePasskey,
  signWithPasskey as signedByPasskey,
  supportsPasskeys,
} from "./passkeys.ts";
