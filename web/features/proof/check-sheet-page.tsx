import { Alert, Button, Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { proofs, SheetCode } from "#api/proofs.ts";
import { sheetCheckTexts as t } from "#texts/ledger.ts";
import { messageOf } from "#texts/validation.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { OwnMonth } from "#web/features/month-requests/public.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import styles from "./check-sheet-page.module.css";
import { CheckedSheet } from "./checked-sheet.tsx";

const searchSchema = z.object({
  code: z.string().max(60).optional().catch(undefined),
  token: z.string().max(100).optional().catch(undefined),
});

const readSearch = (raw: Unread) => searchSchema.parse(raw);

export const Route = createFileRoute("/_blank/verify-attendances")({
  validateSearch: unread<typeof readSearch>,
  component: VerifyAttendancesPage,
});

/** With a token, an employee's own month; otherwise the check of a printed sheet. */
function VerifyAttendancesPage() {
  const { token } = useRead(readSearch, Route.useSearch());
  return token === undefined ? <CheckSheetPage /> : <OwnMonth token={token} />;
}

/** Anyone can check a printed sheet: with its QR code, which leads here with the code, or by typing the code. */
function CheckSheetPage() {
  const { code = "" } = useRead(readSearch, Route.useSearch());
  const [isTyped, setTyped] = useState(false);
  return (
    <div className={styles.narrow}>
      <Page title={t.title} description={t.lead}>
        <Stack gap="lg">
          <CodeForm key={code} code={code} isTyped={isTyped} onTyped={() => setTyped(true)} />
        </Stack>
      </Page>
    </div>
  );
}

const codeIn = (text: string) => SheetCode.safeParse(text).data;

const ProofFields = z.object({ code: SheetCode });

type CodeProps = {
  code: string;
  /** Whether the code was typed here: the field then keeps the focus. */
  isTyped: boolean;
  onTyped: () => void;
};

/** The code, and what it is answered with. */
function CodeForm({ code, isTyped, onTyped }: CodeProps) {
  const navigate = useNavigate({ from: Route.fullPath });
  const form = useForm({
    initial: { code },
    schema: ProofFields,
    inputOf: (values) => values,
    send: async (input) => input,
    onSaved: (input) => {
      onTyped();
      return navigate({ search: { code: codeIn(input.code) } });
    },
  });
  return (
    <>
      <PlainForm form={form} problemTitle={t.problem}>
        <TextField
          label={t.code}
          description={t.codeHint}
          size="md"
          classNames={{ input: styles.code }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          autoFocus={isTyped}
          required
          withAsterisk={false}
          {...form.field("code")}
        />
        <Button type="submit" size="md" className={styles.check}>
          {t.check}
        </Button>
      </PlainForm>
      {/* The answer to one code is never shown below another. */}
      {code !== "" &&
        codeIn(form.values.code) === codeIn(code) &&
        (codeIn(code) ? (
          <Answer code={code} />
        ) : (
          <Alert color="red" role="alert" title={t.problem}>
            {messageOf({ path: [], message: "sheet-code" })}
          </Alert>
        ))}
    </>
  );
}

function Answer({ code }: { code: string }) {
  const found = useAnswer(proofs.checkCode, { code }, { retry: false });
  return (
    <div aria-live="polite" aria-busy={found.isPending}>
      {found.error && <RetryError title={t.problem} error={found.error} onRetry={found.refetch} />}
      {found.data && <CheckedSheet checked={found.data} />}
    </div>
  );
}
