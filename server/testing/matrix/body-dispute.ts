import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { keyOf } from "../../integrations/file-store/file-store.ts";
import { inBodies } from "../../db/seed/in-body.ts";
import { samplePdf } from "../sample-files.ts";
import type { World } from "../world.ts";

type Ids = { organizationId: string; structureId: string; contractId: string; userId: string };

/**
 * A day that its employee disputes by a link, with a file and no answer yet, the mail with the link, and what the
 * employee confirmed before.
 */
export async function disputedDay(world: World, ids: Ids, date: string) {
  const at = world.parts.clock();
  const [id, link_id, mail_id, leaveId] = [uuid(), uuid(), uuid(), uuid()];
  const body = { organization_id: ids.organizationId };
  const place = { structure_id: ids.structureId, contract_id: ids.contractId };
  const recipient = "employee@example.gr";
  const evidence = await keptEvidence(world, ids.organizationId);
  await inBodies(world.owner, [ids.organizationId], async (tx) => {
    await tx
      .insertInto("mail")
      .values({
        ...body,
        id: mail_id,
        kind: "month-request",
        recipient,
        subject: "A month",
        body: "A month",
        made_at: at,
        useful_until: at,
        next_try_at: at,
      })
      .execute();
    await tx
      .insertInto("link")
      .values({
        ...body,
        ...place,
        id: link_id,
        kind: "month",
        token_hash: Buffer.alloc(32),
        month: date.slice(0, 7),
        recipient,
        recipient_name: "Employee",
        made_at: at,
        made_by: ids.userId,
        expires_at: at,
        mail_id,
      })
      .execute();
    const text = "I left at two";
    const says = JSON.stringify([{ kind: "work", from: 450, to: 840, mark: "typed" }]);
    await tx
      .insertInto("day_dispute")
      .values({ ...body, ...place, id, link_id, date, text, says, at })
      .execute();
    const file = {
      file_name: "a.pdf",
      type: "pdf",
      size_bytes: evidence.size,
      sha256: evidence.sha256,
    };
    await tx
      .insertInto("dispute_file")
      .values({ ...body, ...file, dispute_id: id, at })
      .execute();
    const { code: reason } = await tx
      .selectFrom("absence_reason")
      .select("code")
      .orderBy("sort_order")
      .limit(1)
      .executeTakeFirstOrThrow();
    const leave = { id: leaveId, reason, from_day: date, to_day: date, text: "A day off" };
    await tx
      .insertInto("leave_request")
      .values({ ...body, ...place, ...leave, link_id, at })
      .execute();
    await tx
      .insertInto("leave_request_waiting")
      .values({ ...body, request_id: leaveId })
      .execute();
    await tx
      .insertInto("leave_request_file")
      .values({ ...body, ...file, request_id: leaveId, at })
      .execute();
    const confirmed = { month: date.slice(0, 7), versions: 0, totals: "{}", at };
    await tx
      .insertInto("month_confirmation")
      .values({ ...body, ...confirmed, id: uuid(), contract_id: ids.contractId, link_id })
      .execute();
  });
  return { disputeId: id, leaveRequestId: leaveId, linkId: link_id, mailId: mail_id };
}

/** The bytes of a file, stored as an upload would. */
async function keptEvidence(world: World, organizationId: string) {
  const bytes = samplePdf(`% evidence ${organizationId}`);
  const folder = await mkdtemp(join(tmpdir(), "paron-evidence-"));
  const path = join(folder, "a.pdf");
  await writeFile(path, bytes);
  const file = { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest() };
  await world.parts.files.keep(keyOf(organizationId, file.sha256), file);
  await rm(folder, { recursive: true });
  return file;
}
