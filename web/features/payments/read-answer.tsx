import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useUpload } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FileChoice } from "#web/ui/file-choice.tsx";
import { isToCheck } from "./payment-words.ts";

type Props = { payment: PaymentDetails; variant: "filled" | "default" };

/** Reads the bank's answer to the order from a file. */
export function ReadAnswer({ payment, variant }: Props) {
  const { organizationId, id } = payment;
  const read = useUpload(payments.readAnswer);
  const send = async (bytes: File) => {
    try {
      const { again, report } = await read.mutateAsync({ input: { organizationId, id }, bytes });
      const { paid, rejected, waiting } = report;
      const counts = t.answerCounts(paid, rejected, waiting);
      if (again) toast.info(t.answerAgain(counts));
      else if (isToCheck(report)) toast.info(`${counts}. ${t.answerToCheck}`);
      else toast[rejected + waiting === 0 ? "success" : "info"](counts);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <FileChoice accept={[".xml"]} onFile={(file) => void send(file)}>
      {(props) => (
        <Button
          {...props}
          variant={variant}
          loading={read.isPending}
          leftSection={<IconFileUpload size={18} stroke={1.6} aria-hidden />}
        >
          {t.readAnswer}
        </Button>
      )}
    </FileChoice>
  );
}
