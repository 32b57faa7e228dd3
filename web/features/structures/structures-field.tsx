import { ofChoiceRead } from "#web/ui/form/choice-read.tsx";
import { ManyField } from "#web/ui/form/many-field.tsx";
import { namedField } from "#web/ui/form/named-field.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { useStructureChoices } from "./structure-picker.tsx";

type Props = FieldProps<string[]> & { label: string; description: string };

/** Structures of the body, each found by title or code. */
export function StructuresField(props: Props) {
  const { read, data = [] } = useStructureChoices(props.value);
  return (
    <ManyField
      {...namedField(props)}
      {...ofChoiceRead(read)}
      hidePickedOptions
      limit={100}
      data={data}
    />
  );
}
