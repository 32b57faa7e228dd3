import { randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { readers } from "#api/readers.ts";
import { namingViolations } from "#server/db/violations.ts";
import { deviceEntry, leaveAct } from "#server/features/devices/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { serialTaken } from "#texts/readers.ts";
import { doorMark } from "./reader-door.ts";

/** Digits, since readers are set by their keypads; twenty are more than anybody tries. */
const secretDigits = 20;

/**
 * Declares a reader, which is refused until somebody approves it. The secret of its address is told once. Throws
 * `not-found` for a structure of another body and `invalid` for a serial number that is declared.
 */
export const createReader: Handler<typeof readers.create> = (ctx, given) => {
  const { organizationId, structureId, title, serial, networks, inPath } = given;
  const id = uuid();
  const secret = inPath ? newSecret() : null;
  return namingViolations({ reader_door_pkey: taken }, () =>
    write({ ...ctx, repeat: null }, "reader.create", async (tx) => {
      const body = { organization_id: organizationId };
      await tx
        .insertInto("device")
        .values({ ...body, id, structure_id: structureId, title, state: "asked", kind: "reader" })
        .execute();
      await tx
        .insertInto("reader")
        .values({ ...body, device_id: id, serial })
        .execute();
      const mark = secret === null ? null : doorMark(ctx, serial, secret);
      await tx
        .insertInto("reader_door")
        .values({ serial, body: organizationId, device: id, mark, networks })
        .execute();
      await leaveAct(tx, ctx, id, "asked", ctx.actor.userId);
      const after = { title, state: "asked", serial, networks, inPath };
      return {
        entries: [deviceEntry({ id, structureId }, null, after)],
        result: { id, version: 1, path: secret === null ? null : `/r/${secret}` },
      };
    }),
  );
};

const taken = () => fieldFault("serial", serialTaken);

function newSecret(): string {
  return Array.from({ length: secretDigits }, () => randomInt(10)).join("");
}
