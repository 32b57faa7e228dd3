import { stat, statfs } from "node:fs/promises";
import type { SystemState } from "#api/system-state.ts";
import { isShortOfSpace, isTooLongAgo } from "#domain/upkeep/bounds.ts";
import { faultOfAddress } from "#domain/upkeep/link-address.ts";
import type { Config } from "#server/config.ts";
import { lastBackupOf, lastRestoreOf, liesThere } from "#server/db/backup/last-backup.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { lastVerificationOf } from "#server/features/ledger/public.ts";
import { canStoreFiles } from "#server/kernel/storing-files.ts";

type Upkeep = SystemState["upkeep"];

/**
 * What keeps the installation safe, as far as this server's data folder shows: a backup and a verification are known by
 * the note that their command leaves when it completes; without a note, none is assumed.
 */
export async function upkeepOf(config: Config, now: Date): Promise<Upkeep> {
  const { dataDir } = config;
  const isEmbedded = config.databaseUrl === null;
  return {
    isEmbedded,
    backup: backupOf(dataDir, now),
    disks: await disksOf(dataDir, isEmbedded),
    links: linksOf(config),
    storesFiles: await canStoreFiles(config),
    verification: verificationOf(dataDir, now),
  };
}

function linksOf({ publicUrl, production }: Config): Upkeep["links"] {
  return { address: publicUrl, fault: production ? faultOfAddress(new URL(publicUrl)) : null };
}

function backupOf(dataDir: string, now: Date): Upkeep["backup"] {
  const backup = lastBackupOf(dataDir);
  if (backup === null) return null;
  const isOld = isTooLongAgo("backup", new Date(backup.takenAt), now);
  return { ...backup, isOld, liesThere: liesThere(backup), restored: lastRestoreOf(backup) };
}

function verificationOf(dataDir: string, now: Date): Upkeep["verification"] {
  const verification = lastVerificationOf(dataDir);
  if (verification === null) return null;
  const isOld = isTooLongAgo("verification", new Date(verification.at), now);
  return { ...verification, isOld };
}

/** The disks that hold the installation's data: a single one if the embedded database shares it. */
async function disksOf(dataDir: string, isEmbedded: boolean): Promise<Upkeep["disks"]> {
  const data = await spaceOf(dataDir);
  if (!isEmbedded)
    return [
      { holds: "data", space: data },
      { holds: "database", space: null },
    ];
  const { cluster } = placeFor(dataDir);
  const devices = await Promise.all([stat(dataDir), stat(cluster)]).catch(() => null);
  if (devices !== null && devices[0].dev === devices[1].dev)
    return [{ holds: "both", space: data }];
  return [
    { holds: "data", space: data },
    { holds: "database", space: await spaceOf(cluster) },
  ];
}

async function spaceOf(folder: string): Promise<Upkeep["disks"][number]["space"]> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  const space = { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
  return { ...space, isShort: isShortOfSpace(space) };
}
