import type { proofs } from "#api/proofs.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { checkCode } from "./check-code.ts";

export const proofHandlers: Handlers<typeof proofs> = { checkCode };
