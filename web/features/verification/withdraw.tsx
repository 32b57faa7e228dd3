import { Button } from "@mantine/core";
import { signingTexts as t } from "#texts/verification.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";

/** The button that withdraws the current signature; shown only to users who sign. */
export function Withdraw({ onAsk }: { onAsk: () => void }) {
  if (useRefusalTo("month.sign") !== null) return null;
  return (
    <Button variant="default" onClick={onAsk}>
      {t.withdraw}
    </Button>
  );
}
