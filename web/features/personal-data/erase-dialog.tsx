import { Alert, Button, Group, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { personalData } from "#api/personal-data.ts";
import { common } from "#texts/common.ts";
import { blockerSentence } from "#texts/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { TextList } from "#web/ui/text-list.tsx";
import { ErasureParts } from "./erasure-parts.tsx";

type ErasureStanding = OutputOf<typeof personalData.getStanding>;
type Props = { id: string; standing: ErasureStanding; onClose: () => void };

/** What an erasure would do, what prevents it, and, if nothing does, the erasure itself. */
export function EraseDialog({
  opened,
  standing,
  ...props
}: Omit<Props, "standing"> & { standing: ErasureStanding | null; opened: boolean }) {
  return (
    <FormModal
      opened={opened && standing !== null}
      onClose={props.onClose}
      title={t.eraseTitle}
      size="lg"
    >
      {standing && <Preview standing={standing} {...props} />}
    </FormModal>
  );
}

function Preview(props: Props) {
  const { standing, onClose } = props;
  const { blockers } = standing;
  const parts = <ErasureParts parts={standing.parts} keptUntil={standing.keptUntil} />;
  if (blockers.length === 0) return <EraseForm {...props}>{parts}</EraseForm>;
  return (
    <>
      <Alert color="orange" title={t.notYet} mb="md">
        <TextList lines={blockers.map(blockerSentence)} />
      </Alert>
      {parts}
      <Group mt="md">
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
      </Group>
    </>
  );
}

function EraseForm({ id, onClose, children }: Props & { children: React.ReactNode }) {
  const form = useCallForm({
    initial: { reason: "", password: "" },
    call: personalData.erase,
    inputOf: (values) => ({ id, ...values }),
    done: ({ pseudonym }) => t.erased(pseudonym),
    onDone: onClose,
  });
  return (
    <Form form={form} save={t.erase} onCancel={onClose}>
      {children}
      <Text size="sm" fw={600}>
        {t.forGood}
      </Text>
      <TextAreaField
        label={t.reason}
        description={t.reasonHint}
        required
        {...form.field("reason")}
      />
      <ConfirmationField {...form.field("password")} />
    </Form>
  );
}
