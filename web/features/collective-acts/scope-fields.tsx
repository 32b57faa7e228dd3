import { employees } from "#api/employees.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import {
  collectiveActFieldTexts as fields,
  collectiveActPageTexts as t,
} from "#texts/collective-acts.ts";
import { useStructureChoices } from "#web/features/structures/public.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { CheckField } from "#web/ui/form/fields.tsx";
import { FoundManyField } from "#web/ui/form/found-fields.tsx";
import { ManyField } from "#web/ui/form/many-field.tsx";
import type { FieldProps, Form } from "#web/ui/form/use-plain-form.ts";

/** Whom an act covers; the named people as the field holds them, by id. */
export type ActScope = {
  wholeBody: boolean;
  structureIds: string[];
  withSubstructures: boolean;
  people: ReadonlyMap<string, string>;
};

/** Whom an act covers: the whole body, or structures with those below them, and individual people. */
export function ScopeFields<V extends ActScope>({ form }: { form: Form<V> }) {
  const { wholeBody } = form.values;
  return (
    <>
      <CheckField label={fields.wholeBody} {...form.field("wholeBody")} />
      {!wholeBody && (
        <>
          <StructuresField {...form.field("structureIds")} />
          <CheckField label={fields.withSubstructures} {...form.field("withSubstructures")} />
          <PeopleField {...form.field("people")} />
        </>
      )}
    </>
  );
}

function StructuresField(props: FieldProps<string[]>) {
  const { read, data = [] } = useStructureChoices(props.value);
  return (
    <ManyField
      {...props}
      label={fields.structureIds}
      description={t.structuresHint}
      read={read}
      data={data}
      limit={100}
    />
  );
}

function PeopleField({ value, onChange, ...props }: FieldProps<ReadonlyMap<string, string>>) {
  const { id: organizationId } = useOrganization();
  return (
    <FoundManyField
      {...props}
      label={fields.employeeIds}
      description={t.peopleHint}
      queryFor={(search) => queryOf(employees.getAll, { organizationId, search, take: 50 })}
      labelOf={(person) => personWithAfm(person)}
      chosen={value}
      onChoose={onChange}
    />
  );
}
