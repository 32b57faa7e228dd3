import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import type { FileStore } from "../integrations/file-store/file-store.ts";
import type { Scanner } from "../integrations/scanner/scanner.ts";
import type { ClientFloor } from "./client-floor.ts";
import type { Clock } from "./clock.ts";
import type { KnownOrganizations } from "./known-organizations.ts";
import type { Live } from "./live/live.ts";
import type { Maintenance } from "./maintenance.ts";
import type { Secrets } from "./secrets.ts";
import type { Sessions } from "./session.ts";

/** The parts of the application; tests pass their own. */
export type Parts = {
  config: Config;
  database: Database;
  clock: Clock;
  sessions: Sessions;
  live: Live;
  organizations: KnownOrganizations;
  secrets: Secrets;
  maintenance: Maintenance;
  clientFloor: ClientFloor;
  files: FileStore;
  /** Null if uploads are not scanned. */
  scanner: Scanner | null;
};
