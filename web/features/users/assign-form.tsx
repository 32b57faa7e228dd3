import { SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { userOrganizations } from "#api/user-organizations.ts";
import { users } from "#api/security.ts";
import type { OrganizationRight } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { linkPageTexts as t } from "#texts/users.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganizations } from "#web/kernel/organization.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { ManyField } from "#web/ui/form/many-field.tsx";
import { namedField } from "#web/ui/form/named-field.ts";
import { FoundManyField } from "#web/ui/form/found-fields.tsx";
import { linkOutcomes } from "./link-outcomes.ts";
import { useAssign } from "./use-assign.ts";

type Props = {
  /** The initial choice. */
  organizationId: string | null;
  onCancel: () => void;
  onDone: (outcomes: readonly Outcome[]) => void;
};

const rights = ["full", "read"] as const;

/** Links each of some users to each of some organizations: one user to many, many to one, or both. */
export function AssignForm({ organizationId, onCancel, onDone }: Props) {
  const assign = useAssign();
  const known = useOrganizations();
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(new Map());
  const initial: { userIds: string[]; organizationIds: string[]; right: OrganizationRight } = {
    userIds: [],
    organizationIds: organizationId === null ? [] : [organizationId],
    right: "full",
  };
  const form = useForm({
    initial,
    schema: userOrganizations.assign.input,
    inputOf: ({ userIds, organizationIds, right }) => ({
      links: userIds.flatMap((userId) =>
        organizationIds.map((id) => ({ userId, organizationId: id, right })),
      ),
    }),
    send: (input) => assign.mutateAsync(input),
    onSaved: ({ outcomes }) => {
      const descriptions = known.map(({ id, description }) => [id, description] as const);
      onDone(linkOutcomes(outcomes, new Map([...people, ...descriptions])));
    },
  });
  const userField = form.field("userIds");
  const organizations = form.field("organizationIds");
  return (
    <Form form={form} label={t.assign} save={t.save} onCancel={onCancel}>
      <Text c="dimmed">{t.assignText}</Text>
      <FoundManyField
        name={userField.name}
        error={userField.error}
        label={t.users}
        required
        data-autofocus
        queryFor={(search) => queryOf(users.getAll, { search, state: "active", take: 50 })}
        labelOf={({ nickName, userName }) => `${nickName} (${userName})`}
        chosen={people}
        onChoose={(chosen) => {
          setPeople(chosen);
          form.set({ userIds: [...chosen.keys()] });
        }}
      />
      <ManyField
        {...namedField({ ...organizations, label: t.organizations })}
        required
        hidePickedOptions
        limit={100}
        data={known.map(({ id, description }) => ({ value: id, label: description }))}
        nothingFoundMessage={common.noOptions}
      />
      <SegmentedControl
        aria-label={t.right}
        w="fit-content"
        data={rights.map((value) => ({ value, label: t.rights[value] }))}
        value={form.values.right}
        onChange={(chosen) =>
          form.set({ right: rights.find((one) => one === chosen) ?? form.values.right })
        }
      />
    </Form>
  );
}
