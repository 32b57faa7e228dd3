import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import { fileStoreOf } from "./integrations/file-store/file-store.ts";
import { scannerOf } from "./integrations/scanner/scanner.ts";
import { clientFloorOf } from "./kernel/client-floor.ts";
import type { Clock } from "./kernel/clock.ts";
import { knownOrganizationsOf } from "./kernel/known-organizations.ts";
import { liveOf } from "./kernel/live/live.ts";
import { maintenanceOf } from "./kernel/maintenance.ts";
import type { Parts } from "./kernel/parts.ts";
import { secretsOf } from "./kernel/secrets.ts";
import { sessionsOf } from "./kernel/session.ts";

/** The parts of an application over a database; `secretKey` has 32 bytes. */
export function partsOf(
  config: Config,
  database: Database,
  { clock, secretKey }: { clock: Clock; secretKey: Buffer },
): Parts {
  return {
    config,
    database,
    clock,
    sessions: sessionsOf(database),
    organizations: knownOrganizationsOf(database),
    maintenance: maintenanceOf(database),
    clientFloor: clientFloorOf(database),
    live: liveOf(database),
    files: fileStoreOf(config),
    scanner: scannerOf(config),
    secrets: secretsOf(secretKey),
  };
}
