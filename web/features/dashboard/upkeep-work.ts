import type { Upkeep } from "#api/system-state.ts";
import { upkeepTexts as t } from "#texts/upkeep.ts";
import type { Work } from "./work.ts";

/** What in the installation's safety needs a person: too long ago, too little, wrong or unknown. */
export function upkeepWork(upkeep: Upkeep): Work[] {
  const { backup, disks, links, storesFiles, verification, isEmbedded } = upkeep;
  const link = { to: "/system-administration", hash: upkeepPlace } as const;
  const work: Work[] = [];
  const say = (label: string, note: string, tone: Work["tone"]) =>
    work.push({ label, note, tone, link });
  if (backup === null) {
    if (isEmbedded) say(t.work.backup, t.unknown, "warning");
  } else if (backup.liesThere === false) say(t.work.backup, t.folderGone, "warning");
  else if (backup.isOld) say(t.work.backup, t.backupOld, "warning");
  if (disks.some(({ space }) => space?.isShort)) say(t.work.space, t.spaceShort, "warning");
  if (links.fault) say(t.links, t.linkFaults[links.fault].word, "bad");
  if (!storesFiles) say(t.files, t.filesFail, "bad");
  if (verification === null) say(t.work.verification, t.unknown, "info");
  else if (verification.wrong > 0) say(t.work.verification, t.wrong(verification.wrong), "bad");
  else if (verification.isOld) say(t.work.verification, t.verificationOld, "warning");
  return work;
}

/** The id of the panel with the details. */
export const upkeepPlace = "upkeep";
