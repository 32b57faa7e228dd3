import { faultTexts } from "#texts/faults.ts";
import type { Database } from "../db/open.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Role } from "#domain/access.ts";
import { Fault } from "./fault.ts";
import { globalParams } from "./global-params.ts";
import { remembered } from "./memoize-by-text.ts";

/** The installation's maintenance state that anyone may see. */
type MaintenanceState = {
  active: boolean;
  /** The administrator's message; empty if none. */
  message: string;
  /** Instant, ISO 8601 in UTC. */
  expectedEnd: string | null;
};

/** Whether the installation is in maintenance, at most a second old. */
export type Maintenance = { on: (day: Day) => Promise<MaintenanceState> };

const retryAfterSeconds = 60;

export function maintenanceOf(database: Database): Maintenance {
  const on = remembered(
    (day: Day) => day,
    async (day: Day) => {
      const params = await globalParams(database.kysely, day);
      return {
        active: params["maintenance.active"],
        message: params["maintenance.message"],
        expectedEnd: params["maintenance.expectedEnd"],
      };
    },
  );
  return { on };
}

/** Refuses everyone except Administrators while the installation is in maintenance. */
export async function requireService(
  maintenance: Maintenance,
  role: Role,
  day: Day,
): Promise<void> {
  if (role === "Administrator") return;
  const { active, message } = await maintenance.on(day);
  if (active)
    throw new Fault("unavailable", {
      detail: message || faultTexts.maintenance,
      retryAfterSeconds,
    });
}
