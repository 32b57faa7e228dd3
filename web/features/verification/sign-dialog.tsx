import { Alert, Stack, Text } from "@mantine/core";
import { verifications, type Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRequestTexts } from "#texts/month-requests.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { queryOf, useActOnShown } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Note } from "#web/ui/note.tsx";
import { codeInGroups } from "./code-in-groups.ts";

type Props = {
  opened: boolean;
  organizationId: string;
  structure: Signable;
  digest: string;
  month: Month;
  onSigned: () => void;
  onClose: () => void;
};

/** Asks again who signs, and signs what is shown; what became otherwise meanwhile once it was looked at. */
export function SignDialog({
  organizationId,
  structure,
  digest,
  month,
  onSigned,
  ...dialog
}: Props) {
  const { structureId, openDisputes } = structure;
  const sign = useActOnShown(verifications.sign, (signature, client) => {
    for (const asked of [
      { organizationId, month },
      { organizationId, month, structureId },
    ])
      client.setQueryData(queryOf(verifications.getSignable, asked).queryKey, (shown) => ({
        structures: (shown?.structures ?? []).map((row) =>
          row.structureId === structureId ? { ...row, signature } : row,
        ),
      }));
  });
  const warnings = structure.doubts?.warnings ?? 0;
  return (
    <ActDialog
      {...dialog}
      title={t.dialogTitle(structure.title, formatMonth(month))}
      text={t.dialogText}
      problemTitle={t.problem}
      initial={{ password: "", note: "", openDisputes: false, begun: digest, seen: digest }}
      schema={verifications.sign.input}
      inputOf={({ openDisputes: over, seen, password, note }) => ({
        organizationId,
        structureId,
        month,
        digest: seen,
        password,
        note,
        openDisputes: over ? openDisputes : 0,
      })}
      send={(input) =>
        sign.mutateAsync(input).catch((error: unknown) => {
          // Where nothing is left to sign this dialog is gone, and with it what it says.
          const isGone = error instanceof ApiError && error.status === 409 && !error.current;
          if (isGone) toast.failure(error);
          throw error;
        })
      }
      save={t.sign}
      guarded
      done={({ code }) => {
        onSigned();
        return t.done(codeInGroups(code));
      }}
    >
      {(form) => (
        <>
          <Stack gap={4}>
            <Note>{t.digest}</Note>
            <Text size="sm" ff="monospace" style={{ overflowWrap: "anywhere" }}>
              {digest}
            </Text>
          </Stack>
          {form.values.begun !== digest && (
            <Alert color="yellow" title={t.changedSince}>
              <CheckField
                name="seen"
                label={t.seenAgain}
                value={form.values.seen === digest}
                onChange={(isSeen) => form.set({ seen: isSeen ? digest : form.values.begun })}
                error={undefined}
              />
            </Alert>
          )}
          <ConfirmationField {...form.field("password")} />
          <TextAreaField
            label={t.note}
            required={warnings > 0 || openDisputes > 0}
            description={warnings > 0 ? t.noteHint(warnings) : undefined}
            {...form.field("note")}
          />
          {openDisputes > 0 && (
            <Alert color="yellow" title={monthRequestTexts.openDisputes(openDisputes)}>
              <CheckField label={t.overDisputes} {...form.field("openDisputes")} />
            </Alert>
          )}
        </>
      )}
    </ActDialog>
  );
}
