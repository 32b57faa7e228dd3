import type { personalData } from "#api/personal-data.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { copyOfPerson } from "./copy-of-person.ts";
import { endHold } from "./end-hold.ts";
import { erasePerson } from "./erase-person.ts";
import { erasureCount, erasures } from "./erasures.queries.ts";
import { holdPerson } from "./hold-person.ts";
import { standingOfPerson } from "./standing-of-person.ts";

export const personalDataHandlers: Handlers<typeof personalData> = {
  getStanding: standingOfPerson,
  copy: copyOfPerson,
  erase: erasePerson,
  hold: holdPerson,
  endHold,
  getErasures: (ctx, { organizationId, skip, take }) =>
    readBody(ctx, async (db) => ({
      items: await erasures(db, { organizationId }, { skip, take }),
      total: await erasureCount(db, organizationId),
    })),
};
