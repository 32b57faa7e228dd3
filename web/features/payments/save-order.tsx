import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { download } from "#web/kernel/download.ts";
import { toast } from "#web/kernel/toasts.ts";

type Props = { payment: PaymentDetails; variant: "filled" | "default"; onSaved?: () => void };

/** Saves the file that a person takes to the bank. */
export function SaveOrder({ payment, variant, onSaved }: Props) {
  const { organizationId, id } = payment;
  const save = async () => {
    try {
      await download(payments.getFile, { organizationId, id });
      onSaved?.();
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Button
      variant={variant}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      onClick={() => void save()}
    >
      {t.saveFile}
    </Button>
  );
}
