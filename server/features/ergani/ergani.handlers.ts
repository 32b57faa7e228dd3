import type { ergani } from "#api/ergani.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { cardCount, cardDetails, cardRows } from "./cards.queries.ts";
import { declareOutage } from "./declare-outage.ts";
import { exportCards } from "./export-cards.ts";
import { retryCard } from "./retry-card.ts";
import { saveAccount } from "./save-account.ts";
import { erganiSettings } from "./settings.queries.ts";
import { testConnection } from "./test-connection.ts";
import { turnErgani } from "./turn-ergani.ts";

export const erganiHandlers: Handlers<typeof ergani> = {
  getSettings: (ctx, { organizationId }) =>
    readBody(ctx, (db) => erganiSettings(db, organizationId)),
  saveAccount,
  test: testConnection,
  turn: turnErgani,
  declareOutage,
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => ({
      items: await cardRows(db, filter, { skip, take }),
      total: await cardCount(db, filter),
    })),
  getById: async (ctx, { organizationId, id }) => {
    const card = await readBody(ctx, (db) => cardDetails(db, organizationId, id));
    if (!card) throw new Fault("not-found");
    return card;
  },
  retry: retryCard,
  export: exportCards,
};
