import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import type { PayrollLayoutOut } from "#api/payroll-layouts.ts";
import { keysOf } from "#domain/keys.ts";
import { readyLayouts } from "#domain/payments/ready-layouts.ts";
import { layoutWords, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { Note } from "#web/ui/note.tsx";
import { LayoutForm } from "./layout-form.tsx";
import { layoutFieldWords, layoutNames } from "./layout-words.ts";
import { beginFrom, type LayoutValues, valuesOf } from "./layout-values.ts";

type Props = {
  /** Null for a new one. */
  layout: PayrollLayoutOut | null;
  onDone: () => void;
};

/** An existing layout, or a new one from a ready-made one that is chosen first: what is typed after that is never replaced. */
export function LayoutEditor({ layout, onDone }: Props) {
  const [begun, setBegun] = useState<LayoutValues | null>(layout && valuesOf(layout));
  const initial = layout ? valuesOf(layout) : begun;
  if (initial)
    return (
      <Stack gap="lg">
        <LayoutForm layout={layout} initial={initial} onDone={onDone} />
        {layout && (
          <HistoryPanel
            about={{ subjectKind: "payroll-layout", subjectId: layout.id }}
            version={layout.version}
            words={layoutFieldWords}
            names={layoutNames}
          />
        )}
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Note>{t.beginFrom}</Note>
      {keysOf(readyLayouts).map((ready) => (
        <Button key={ready} variant="default" onClick={() => setBegun(beginFrom(ready))}>
          {layoutWords.form[ready]}
        </Button>
      ))}
    </Stack>
  );
}
