import type { ProgramRole } from "#domain/access.ts";
import { callsForApps } from "#api/callers.ts";
import { insertRow } from "../rows.ts";
import type { Place } from "./in-body.ts";

/** Makes a user the account of an API app, which may make the given calls, or all that its role allows. */
export async function buildApiApp(
  db: Place,
  {
    user,
    scopes,
  }: {
    user: { id: string; role: string };
    scopes?: readonly string[];
  },
): Promise<void> {
  const role: ProgramRole = user.role === "WebServiceUser" ? user.role : "ThirdPartyUser";
  await insertRow(db, "api_app", {
    user_id: user.id,
    scopes: [...(scopes ?? Object.keys(callsForApps(role)))],
    networks: [],
    calls_per_minute: 6000,
    made_at: new Date(),
    made_by: user.id,
  });
}
