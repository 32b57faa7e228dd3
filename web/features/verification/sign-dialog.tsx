import { Alert, Stack, Text } from "@mantine/core";
import { verifications, type Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRequestTexts } from "#texts/month-requests.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { queryOf, useActOnScreen } from "#web/kernel/calls.ts";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Note } from "#web/ui/note.tsx";
import { codeInGroups } from "./code-in-groups.ts";

type Props = {
  opened: boolean;
  organizationId: string;
  structure: Signable;
  month: Month;
  /** Why it can no longer be signed, if that changed while the dialog was open. */
  obstacle: string | null;
  onSigned: () => void;
  onClose: () => void;
};

/**
 * Asks for the signer's identity, and signs what is shown; what has changed meanwhile must be looked at first. If another user
 * signed or returned it, the dialog says so and keeps what was typed.
 */
export function SignDialog({
  organizationId,
  structure,
  month,
  obstacle,
  onSigned,
  ...dialog
}: Props) {
  const { structureId, openDisputes, signature } = structure;
  const digest = structure.digest ?? "";
  const sign = useActOnScreen(verifications.sign, (signature, client) => {
    for (const query of [
      { organizationId, month },
      { organizationId, month, structureId },
    ])
      client.setQueryData(queryOf(verifications.getSignable, query).queryKey, (current) => ({
        structures: (current?.structures ?? []).map((row) =>
          row.structureId === structureId ? { ...row, signature } : row,
        ),
      }));
  });
  const warnings = structure.doubts?.warnings ?? 0;
  const isOther = signature !== null && signature.id !== sign.data?.id;
  const late = isOther
    ? t.signedMeanwhile(signature.signedBy, formatInstant(signature.signedAt))
    : obstacle;
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
      send={sign.mutateAsync}
      save={t.sign}
      late={late}
      stays={t.noteStays}
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
          {late === null && form.values.begun !== digest && (
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
