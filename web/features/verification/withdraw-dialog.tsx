import { Button } from "@mantine/core";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = { organizationId: string; structureId: string; month: Month };

const changes = [
  verifications.getSignable,
  monthlyContracts.getAll,
  monthlyContracts.getBoard,
  monthlyContracts.getFindings,
];

/** Takes back the signature that stands, with its reason; there only for those who sign. */
export function Withdraw(month: Props) {
  const [opened, setOpened] = useState(false);
  const withdraw = useCall(verifications.withdraw, changes);
  if (useRefusalTo("month.sign") !== null) return null;
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
        {t.withdraw}
      </Button>
      <ActDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t.withdrawTitle}
        text={t.withdrawText}
        initial={{ reason: "" }}
        schema={verifications.withdraw.input}
        inputOf={(values) => ({ ...month, ...values })}
        send={withdraw.mutateAsync}
        save={t.withdraw}
        done={t.withdrawn}
        guarded
      >
        {(form) => (
          <TextAreaField
            label={t.withdrawReason}
            required
            data-autofocus
            {...form.field("reason")}
          />
        )}
      </ActDialog>
    </>
  );
}
