import type { reads } from "#api/reads.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readTogether } from "./read-together.ts";

export const readHandlers: Handlers<typeof reads> = { getTogether: readTogether };
