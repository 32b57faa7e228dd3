import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { OutputOf } from "#api/call.ts";
import { organizations } from "#api/organizations.ts";
import { bodyEndTexts as t } from "#texts/body-end.ts";
import { useOrganizations } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallDialog, ReasonDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";

type Props = {
  organization: Pick<
    OutputOf<typeof organizations.getById>,
    "id" | "version" | "endsOn" | "endAct" | "successor"
  >;
  /** Whether the user may record it, or take it back. */
  mayWrite: boolean;
};

/** That the body ends by an act, with what records it and takes it back. */
export function BodyEnd({ organization, mayWrite }: Props) {
  const { id, version, endsOn, endAct, successor } = organization;
  const [isAsking, asking] = useDisclosure(false);
  const others = useOrganizations().filter((one) => one.id !== id);
  if (endsOn === null && !mayWrite) return null;
  const says = endsOn !== null && endsOn < today() ? t.hasEnded : t.ends;
  return (
    <Panel
      title={t.end}
      actions={
        mayWrite && (
          <ActButton reason={null} variant="default" onClick={asking.open}>
            {endsOn === null ? t.end : t.reinstate}
          </ActButton>
        )
      }
    >
      <Text size="sm">
        {endsOn === null ? t.endsNot : says(formatDay(endsOn), endAct ?? "")}{" "}
        {successor !== null && t.succeeds(successor)}
      </Text>
      {endsOn === null ? (
        <CallDialog
          opened={isAsking}
          onClose={asking.close}
          title={t.end}
          text={t.endText}
          initial={{ endsOn: today(), endAct: "", successorId: null as string | null }}
          call={organizations.end}
          inputOf={(values) => ({ id, version, ...values })}
          save={t.end}
          done={t.done}
          guarded
        >
          {(form) => (
            <>
              <DateField label={t.endsOn} required {...form.field("endsOn")} />
              <TextAreaField
                label={t.endAct}
                description={t.endActHint}
                required
                {...form.field("endAct")}
              />
              <SelectField
                label={t.successor}
                placeholder={t.noSuccessorYet}
                searchable
                data={others.map((one) => ({ value: one.id, label: one.description }))}
                {...form.field("successorId")}
              />
            </>
          )}
        </CallDialog>
      ) : (
        <ReasonDialog
          opened={isAsking}
          onClose={asking.close}
          title={t.reinstate}
          text={t.reinstateText}
          label={t.reason}
          call={organizations.reinstate}
          inputOf={(values) => ({ id, version, ...values })}
          save={t.reinstate}
          done={t.reinstated}
        />
      )}
    </Panel>
  );
}
