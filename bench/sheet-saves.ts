import { randomUUID } from "node:crypto";
import { attendances } from "#api/attendances.ts";
import type { SmallWorld } from "#server/testing/kill/small-world.ts";
import { requestBytes, type Shots } from "./http-load.ts";

/** Each connection keeps saving its own sheet, always on the version that it wrote last, as stored in `versions`. */
export function sheetSaves(world: SmallWorld, versions: number[]): Shots {
  const date = world.dates[0] ?? "";
  const { organizationId, structureId, token } = world;
  return (connection) => () => {
    const version = versions[connection] ?? 0;
    versions[connection] = version + 1;
    const records = (world.sheets[connection] ?? []).map((contractId) => ({
      contractId,
      date,
      version,
      intervals: [{ kind: "work", from: 450, to: 900 + (version % 60), mark: "typed" }],
    }));
    const body = { organizationId, structureId, records };
    const { path } = attendances.saveRecords;
    const bytes = requestBytes("POST", path, { token, key: randomUUID(), body });
    return { bytes, holds: '"outcome":"saved"' };
  };
}
