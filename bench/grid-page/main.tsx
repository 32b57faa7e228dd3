import "#web/theme/layers.css";
import "#web/theme/kit.css";
import "#web/theme/fonts.css";
import "#web/theme/global.css";
import { MantineProvider } from "@mantine/core";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { MonthGrid } from "#web/features/attendance/month-grid/month-grid.tsx";
import { useEntryOf } from "#web/features/attendance/month-grid/use-entry-of.ts";
import { useGrid } from "#web/features/attendance/month-grid/use-grid.ts";
import { cssVariables, theme } from "#web/theme/theme.ts";
import { madeSheet } from "./made-sheet.ts";
import { watch } from "./watch.ts";

const query = new URLSearchParams(location.search);
const sheet = madeSheet(Number(query.get("contracts") ?? 1000));
const nothing = new Map();
const sheets = { hrefOf: (day: string) => `#${day}`, open: () => undefined };

Object.assign(window, { grid: watch });

function BenchPage() {
  const grid = useGrid(sheet);
  const entryOf = useEntryOf(grid, () => []);
  const [saves, setSaves] = useState(0);
  return (
    <main style={{ padding: 24 }} data-saves={saves}>
      <MonthGrid
        editor={{
          grid,
          levels: nothing,
          fresh: nothing,
          words: null,
          entryOf,
          onTyping: () => undefined,
          sheets,
          saving: { save: () => setSaves(saves + 1) },
          range: { ask: () => undefined, rangeAt: () => null },
        }}
        display={query.get("display") === "hours" ? "hours" : "codes"}
        onDoubt={() => undefined}
      />
    </main>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme={query.get("scheme") === "dark" ? "dark" : "light"}
    >
      <BenchPage />
    </MantineProvider>,
  );
}
