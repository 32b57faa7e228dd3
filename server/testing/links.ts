import { inBodies } from "#server/db/seed/in-body.ts";
import type { World } from "./world.ts";

/** The link in a body's last mail: its address as the recipient sees it, and its token. */
export async function lastLink(
  world: World,
  organizationId: string,
): Promise<{ address: URL; token: string; as: { headers: { authorization: string } } }> {
  const mail = await inBodies(world.owner, [organizationId], (tx) =>
    tx
      .selectFrom("mail")
      .select("sealed_link")
      .where("sealed_link", "is not", null)
      .orderBy("made_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow(),
  );
  const address = new URL(world.parts.secrets.open("mail", mail.sealed_link ?? Buffer.alloc(0)));
  const token = address.searchParams.get("token") ?? address.pathname.split("/").at(-1) ?? "";
  return { address, token, as: { headers: { authorization: `Link ${token}` } } };
}
