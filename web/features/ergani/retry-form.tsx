import { ergani } from "#api/ergani.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts } from "#texts/ergani.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

/** 001 is for a person to say: the application cannot know of a power cut. */
const said = "001" as const;
const byItself = "by-itself";

/** Puts a card first in line, perhaps with the reason why it is late. */
export function RetryForm({ id }: { id: string }) {
  const { id: organizationId } = useOrganization();
  const form = useCallForm({
    initial: { lateReason: byItself },
    call: ergani.retry,
    changes: [ergani.getAll, ergani.getById, ergani.getSettings],
    inputOf: ({ lateReason }) => ({
      organizationId,
      id,
      lateReason: lateReason === said ? said : null,
    }),
    onDone: () => toast.success(t.againDone),
  });
  return (
    <Form
      form={form}
      label={t.again}
      guarded={false}
      save={t.again}
      reason={useRefusalTo("work-card.manage")}
    >
      <SelectField
        label={t.reason}
        description={t.reasonHint}
        allowDeselect={false}
        data={[
          { value: byItself, label: t.byItself },
          { value: said, label: erganiPageTexts.lateReasons[said] },
        ]}
        {...form.field("lateReason")}
        onChange={(chosen) => form.set({ lateReason: chosen ?? byItself })}
      />
    </Form>
  );
}
