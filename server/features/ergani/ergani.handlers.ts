import type { ergani } from "#api/ergani.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { cardDetails, workCardListing } from "./cards.queries.ts";
import { declareOutage } from "./declare-outage.ts";
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
  getAll: workCardListing.getAll,
  getById: async (ctx, { organizationId, id }) => {
    const card = await readBody(ctx, (db) => cardDetails(db, organizationId, id));
    if (!card) throw new Fault("not-found");
    return card;
  },
  retry: retryCard,
  export: workCardListing.export,
};
