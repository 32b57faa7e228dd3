import type { history } from "#api/history.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { historyOf } from "./history.ts";

export const historyHandlers: Handlers<typeof history> = { getAll: historyOf };
