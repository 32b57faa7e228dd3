import type { ReactNode } from "react";
import type { Upkeep } from "#api/system-state.ts";
import { upkeepTexts as t } from "#texts/upkeep.ts";
import { type Fact, Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatNumber, formatShare, formatSize } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { upkeepPlace } from "./upkeep-work.ts";

/** What keeps the installation safe: each figure as it is now, or that it is unknown. */
export function UpkeepPanel({ upkeep }: { upkeep: Upkeep }) {
  const facts = [
    ...backupFacts(upkeep),
    ...upkeep.disks.map(diskFact),
    linksFact(upkeep),
    { label: t.files, value: <StoringOfFiles {...upkeep} /> },
    { label: t.verification, value: <Verification {...upkeep} /> },
  ];
  return (
    <div id={upkeepPlace}>
      <Panel title={t.title}>
        <Facts facts={facts} />
      </Panel>
    </div>
  );
}

function backupFacts({ backup, isEmbedded }: Upkeep): Fact[] {
  if (backup === null) {
    const why = isEmbedded ? t.backupNone : t.backupElsewhere;
    return [{ label: t.backup, value: <UpkeepItem note={why}>{t.unknown}</UpkeepItem> }];
  }
  const { takenAt, files, bytes, folder, liesThere } = backup;
  const holds = t.backupHolds(formatNumber(files), formatSize(bytes));
  const old = backup.isOld && { word: t.old, note: t.backupOld };
  const gone = liesThere === false && { word: t.gone, note: t.folderGone };
  return [
    {
      label: t.backup,
      value: (
        <UpkeepItem note={holds} warning={old}>
          {formatInstant(takenAt)}
        </UpkeepItem>
      ),
    },
    {
      label: t.folder,
      value: (
        <UpkeepItem note={liesThere === null ? t.folderUnknown : ""} warning={gone}>
          <span style={{ overflowWrap: "anywhere" }}>{folder}</span>
        </UpkeepItem>
      ),
    },
    restoreFact(backup),
  ];
}

function restoreFact({ restored }: NonNullable<Upkeep["backup"]>): Fact {
  const [when, note] =
    restored === null
      ? [t.unknown, t.restoredNone]
      : [formatInstant(restored.restoredAt), t.restoredOf(formatInstant(restored.takenAt))];
  return { label: t.restored, value: <UpkeepItem note={note}>{when}</UpkeepItem> };
}

function diskFact({ holds, space }: Upkeep["disks"][number]): Fact {
  const label = t.spaceOf[holds];
  if (space === null) return { label, value: t.unknown };
  const { free, total, isShort } = space;
  const words = t.space(formatSize(free), formatSize(total), formatShare(free / total));
  return {
    label,
    value: (
      <UpkeepItem warning={isShort && { word: t.short, note: t.spaceShort }}>{words}</UpkeepItem>
    ),
  };
}

function linksFact({ links: { address, fault } }: Upkeep): Fact {
  return {
    label: t.links,
    value: (
      <UpkeepItem tone="bad" warning={fault !== null && t.linkFaults[fault]}>
        <span style={{ overflowWrap: "anywhere" }}>{address}</span>
      </UpkeepItem>
    ),
  };
}

function StoringOfFiles({ storesFiles }: Upkeep) {
  if (storesFiles) return t.filesWork;
  return (
    <>
      <StatusBadge tone="bad">{t.filesFail}</StatusBadge>
      <Note size="xs">{t.filesFailNote}</Note>
    </>
  );
}

function Verification({ verification }: Upkeep) {
  if (verification === null) return <UpkeepItem note={t.verificationNone}>{t.unknown}</UpkeepItem>;
  const { at, wrong, notCompared, hasAnchors, filesRead, isOld } = verification;
  const notes = [
    ...(notCompared > 0 ? [t.notCompared(formatNumber(notCompared))] : []),
    ...(hasAnchors ? [] : [t.noAnchors]),
    ...(filesRead === "all" ? [] : [t.filesRead[filesRead]]),
  ];
  const old = isOld && { word: t.verifiedLongAgo, note: t.verificationOld };
  const warning = wrong > 0 ? { word: t.wrong(wrong) } : old;
  return (
    <UpkeepItem note={notes.join(" ")} tone={wrong > 0 ? "bad" : "warning"} warning={warning}>
      {formatInstant(at)}
      {wrong === 0 && ` · ${t.whole}`}
    </UpkeepItem>
  );
}

type UpkeepItemProps = {
  note?: string;
  tone?: Tone;
  warning?: { word: string; note?: string } | false;
  children: ReactNode;
};

function UpkeepItem({ note = "", tone = "warning", warning = false, children }: UpkeepItemProps) {
  const notes = [warning === false ? "" : (warning.note ?? ""), note].filter((one) => one !== "");
  return (
    <>
      {children} {warning !== false && <StatusBadge tone={tone}>{warning.word}</StatusBadge>}
      {notes.map((one) => (
        <Note key={one} size="xs">
          {one}
        </Note>
      ))}
    </>
  );
}
