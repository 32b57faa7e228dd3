import { formatNumber } from "#web/ui/formats.ts";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";
import type { Tile } from "./tile.ts";

/** The figures of a dashboard, each leading to the list behind it. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <StatTiles>
      {tiles.map(({ value, ...tile }) => (
        <StatTile key={tile.label} {...tile} value={value === null ? "–" : formatNumber(value)} />
      ))}
    </StatTiles>
  );
}
