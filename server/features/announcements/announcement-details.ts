import { AudienceRole, type AnnouncementDetails } from "#api/announcements.ts";
import { RichText } from "#api/rich-text.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { announcementItems } from "./announcements.queries.ts";

/** An announcement with its text and files. Throws `not-found` where it does not concern the one who asks. */
export async function announcementDetails(
  ctx: SignedContext,
  { id }: { id: string },
): Promise<AnnouncementDetails> {
  const [item] = await announcementItems(ctx, { id }, { skip: 0, take: 1 });
  if (!item) throw new Fault("not-found");
  const row = await ctx.db
    .selectFrom("announcement")
    .select(["text", "organizations", "roles", "created_at", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const files = await ctx.db
    .selectFrom("announcement_file")
    .select(["id", "file_name as fileName", "type", "size_bytes as sizeBytes"])
    .where("announcement_id", "=", id)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  return {
    ...item,
    body: RichText.parse(row.text),
    organizations: row.organizations,
    roles: row.roles === null ? null : AudienceRole.array().parse(row.roles),
    files,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
