import { hasFullAccess, mayAct, type Role } from "#domain/access.ts";
import type { Overview } from "#api/dashboard.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";

type Props = { overview: Overview; role: Role; fullAccess: boolean };

/** The figures that wait on someone, each leading to where it is dealt with. */
export function WaitingTiles({ overview, role, fullAccess }: Props) {
  const { structures, months, unlocks } = overview;
  const owing = structures.filter((one) => one.stateToday !== "none");
  const submitted = owing.filter((one) => one.stateToday !== "open").length;
  const recorded = sum(owing.map((one) => one.recordedToday));
  const people = sum(owing.map((one) => one.contracts));
  const openSheets = sum(structures.map((one) => one.openSheets));
  const missing = sum(structures.map((one) => one.missingDays));
  const toSign = months["submitted"] ?? 0;
  const toSubmit = (months["draft"] ?? 0) + (months["returned"] ?? 0);
  const right = fullAccess ? "full" : "read";
  return (
    <StatTiles>
      <StatTile
        label={t.sheetsToday}
        value={`${submitted} / ${owing.length}`}
        note={t.recordedToday(recorded, people)}
      />
      <StatTile
        label={t.openSheets}
        value={openSheets}
        note={t.openSheetsNote}
        tone={openSheets > 0 ? "warning" : "good"}
        link={{ to: "/attendances" }}
      />
      <StatTile
        label={t.unlocks}
        value={unlocks.asked}
        note={t.unlocksGranted(unlocks.granted)}
        tone={unlocks.asked > 0 ? "warning" : "neutral"}
        link={{ to: "/attendances/unlocks" }}
      />
      <StatTile
        label={t.missingPunches}
        value={missing}
        note={t.missingPunchesNote}
        tone={missing > 0 ? "bad" : "good"}
        link={{ to: "/attendances" }}
      />
      {hasFullAccess(role, right) && (
        <StatTile
          label={t.monthsToSubmit}
          value={toSubmit}
          note={t.monthsNote}
          tone={toSubmit > 0 ? "info" : "good"}
          link={{ to: "/monthly-contracts" }}
        />
      )}
      <StatTile
        label={t.monthsToSign}
        value={toSign}
        note={t.monthsNote}
        tone={toSign > 0 && mayAct(role, "month.sign", right) ? "warning" : "neutral"}
        link={{ to: "/verifications/verify-attendances" }}
      />
    </StatTiles>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
