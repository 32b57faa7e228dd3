import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Upkeep } from "#api/system-state.ts";
import { upkeepTexts as t } from "#texts/upkeep.ts";
import { type Fact, Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatNumber, formatShare, formatSize } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { upkeepPlace } from "./upkeep-work.ts";

/** What keeps the installation safe: each figure as it is now, or that it is not known. */
export function UpkeepPanel({ upkeep }: { upkeep: Upkeep }) {
  const facts = [
    ...backupFacts(upkeep),
    ...upkeep.disks.map(diskFact),
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
    return [{ label: t.backup, value: <Told note={why}>{t.unknown}</Told> }];
  }
  const { takenAt, files, bytes, folder, liesThere } = backup;
  const holds = t.backupHolds(formatNumber(files), formatSize(bytes));
  const gone = liesThere === false && t.folderGone;
  return [
    {
      label: t.backup,
      value: (
        <Told note={holds} tone="warning" warning={backup.isOld && t.backupOld}>
          {formatInstant(takenAt)}
        </Told>
      ),
    },
    {
      label: t.folder,
      value: (
        <Told note={liesThere === null ? t.folderUnknown : undefined} tone="warning" warning={gone}>
          <span style={{ overflowWrap: "anywhere" }}>{folder}</span>
        </Told>
      ),
    },
    { label: t.restored, value: <Told note={t.restoredNote}>{t.unknown}</Told> },
  ];
}

function diskFact({ holds, space }: Upkeep["disks"][number]): Fact {
  const label = t.spaceOf[holds];
  if (space === null) return { label, value: t.unknown };
  const { free, total, isShort } = space;
  const words = t.space(formatSize(free), formatSize(total), formatShare(free / total));
  return {
    label,
    value: (
      <Told tone="warning" warning={isShort && t.spaceShort}>
        {words}
      </Told>
    ),
  };
}

function Verification({ verification }: Upkeep) {
  if (verification === null) return <Told note={t.verificationNone}>{t.unknown}</Told>;
  const { at, wrong, notCompared, hasAnchors, isOld } = verification;
  const notes = [
    ...(notCompared > 0 ? [t.notCompared(formatNumber(notCompared))] : []),
    ...(hasAnchors ? [] : [t.noAnchors]),
  ];
  const outcome = wrong > 0 ? t.wrong(wrong) : isOld && t.verificationOld;
  return (
    <Told note={notes.join(" ")} tone={wrong > 0 ? "bad" : "warning"} warning={outcome}>
      {formatInstant(at)}
      {wrong === 0 && ` · ${t.whole}`}
    </Told>
  );
}

type ToldProps = {
  note?: string | undefined;
  tone?: Tone;
  warning?: string | false;
  children: ReactNode;
};

function Told({ note = "", tone = "warning", warning = false, children }: ToldProps) {
  return (
    <>
      {children} {warning !== false && <StatusBadge tone={tone}>{warning}</StatusBadge>}
      {note !== "" && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </>
  );
}
