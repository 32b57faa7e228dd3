import { useDebouncedValue } from "@mantine/hooks";
import { users } from "#api/security.ts";
import { cleanAfm } from "#domain/identity/afm.ts";
import { userPageTexts as t } from "#texts/users.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";

const digits = 9;
const restMs = 300;

/** A user's tax number, checked by the server while it is typed: its check digit, and whether another user has it. */
export function AfmField({ userId, ...field }: FieldProps<string> & { userId: string | null }) {
  const currentAfm = cleanAfm(field.value);
  const [afm] = useDebouncedValue(currentAfm, restMs);
  const isWhole = afm.length >= digits;
  const verdict = useAnswer(users.isAfmValid, { id: userId ?? "", afm }, { enabled: isWhole });
  const isJudged = isWhole && afm === currentAfm && verdict.data !== undefined;
  const message = isJudged ? verdict.data.message : null;
  return (
    <TextField
      label={t.afm}
      inputMode="numeric"
      description={isJudged && message === null ? t.afmGood : hint(isWhole && verdict.isFetching)}
      {...field}
      error={field.error ?? message ?? undefined}
    />
  );
}

const hint = (isChecking: boolean) => (isChecking ? t.afmChecking : t.afmHint);
