import type { search } from "#api/search.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { find } from "./find.ts";

export const searchHandlers: Handlers<typeof search> = { find };
