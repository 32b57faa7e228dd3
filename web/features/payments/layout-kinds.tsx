import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { type Layout, type LayoutKind, layoutKinds } from "#domain/payments/layout.ts";
import { payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutContentTexts } from "#texts/payroll-layouts.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Note } from "#web/ui/note.tsx";

type Props = {
  decimalSign: Layout["decimalSign"];
  codes: Record<LayoutKind, string>;
  onChange: (codes: Record<LayoutKind, string>) => void;
};

/** The code of each kind in the body's payroll program. */
export function LayoutKinds({ decimalSign, codes, onChange }: Props) {
  return (
    <Fieldset legend={t.kinds}>
      <Stack gap="sm">
        <Note>
          {t.kindsHint} {decimalSign === "none" && t.quantityHint}
        </Note>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          {layoutKinds.map((kind) => (
            <TextField
              key={kind}
              label={layoutContentTexts[kind]}
              name={`kind-${kind}`}
              value={codes[kind]}
              error={undefined}
              maxLength={20}
              onChange={(code) => onChange({ ...codes, [kind]: code })}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
