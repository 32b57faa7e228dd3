import { askUnlockTexts as t } from "#texts/ask-unlock.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { later } from "#web/ui/later.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import type { UnlockSubject } from "./ask-form.tsx";

const AskForm = later(async () => (await import("./ask-form.tsx")).AskForm);

/** Opens the form with which a body requests that locked days be unlocked. */
export function AskUnlock(subject: UnlockSubject) {
  const refusal = useRefusalTo("unlock.ask");
  return (
    <OpensForm act={t.ask} reason={refusal} size="compact-sm" variant="default" isShort>
      {(close) => <AskForm {...subject} onDone={close} />}
    </OpensForm>
  );
}
