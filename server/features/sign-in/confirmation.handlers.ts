import type { confirmation } from "#api/confirmation.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { beginPasskeyConfirmation, confirmByPasskey } from "./second-factors/confirm-by-passkey.ts";
import { waysToConfirm } from "./ways-to-confirm.ts";

export const confirmationHandlers: Handlers<typeof confirmation> = {
  getConfirmation: waysToConfirm,
  beginPasskeyConfirmation,
  confirmByPasskey,
};
