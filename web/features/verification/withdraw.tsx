import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { later } from "#web/ui/later.tsx";

const WithdrawDialog = later(async () => (await import("./withdraw-dialog.tsx")).WithdrawDialog);

type Props = { organizationId: string; structureId: string; month: Month };

/** Withdraws the current signature; shown only to users who sign. */
export function Withdraw(month: Props) {
  const [opened, dialog] = useDisclosure(false);
  if (useRefusalTo("month.sign") !== null) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t.withdraw}
      </Button>
      <WithdrawDialog opened={opened} onClose={dialog.close} {...month} />
    </>
  );
}
