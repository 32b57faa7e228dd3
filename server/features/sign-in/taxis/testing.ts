import { security } from "#api/security.ts";
import type { Role } from "#domain/access.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import type { Browser } from "#server/testing/browser.ts";
import type { World } from "#server/testing/world.ts";

let people = 0;

/** A user with a tax number and without a password. */
export async function personOf(world: World, role: Role): Promise<{ id: string; afm: string }> {
  people += 1;
  const afm = trainingAfm(700 + people);
  const user = await buildUser(world.owner, { role });
  await world.owner.updateTable("app_user").set({ afm }).where("id", "=", user.id).execute();
  return { id: user.id, afm };
}

type StandInChoice = { afm: string; special?: string };

/** The parameters of the address that the browser returns to. */
type CameBack = { authCode: string; state: string; error: string | null };

/** Makes the choice at the stand-in, given an address of RedirectToTaxis. */
export async function chooseAt(
  world: World,
  url: string,
  chosen: StandInChoice,
): Promise<CameBack> {
  const query = new URLSearchParams(url.split("?")[1]);
  query.set("afm", chosen.afm);
  if (chosen.special) query.set("special", chosen.special);
  const approve = url.replace(/authorize\?.*/, `approve?${query.toString()}`);
  const { headers } = await world.app.inject({ method: "GET", url: approve });
  const back = new URL(headers.location ?? "", "http://localhost");
  if (back.pathname !== "/login/taxis") throw new Error(`Sent to ${back.pathname}`);
  return {
    authCode: back.searchParams.get("code") ?? "",
    state: back.searchParams.get("state") ?? "",
    error: back.searchParams.get("error"),
  };
}

/** Goes to taxis in a browser, chooses there and comes back. */
export function comeBackTo(world: () => World) {
  return async (browser: Browser, chosen: StandInChoice): Promise<CameBack> => {
    const { url } = await browser.call(security.redirectToTaxis, {});
    return chooseAt(world(), url, chosen);
  };
}
