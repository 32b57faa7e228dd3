import { structures } from "#api/structures.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { type ChoiceProps, SelectField } from "#web/ui/form/fields.tsx";

type Props = Omit<ChoiceProps, "data"> & {
  /** True to offer only open structures, and the one already chosen. */
  isOpen?: boolean;
  /** The structure that is not offered, because it would be its own parent. */
  except?: string | undefined;
};

/** One structure of the body, found by title or code. */
export function StructurePicker({ isOpen = false, except, ...props }: Props) {
  const choices = useStructureChoices(isOpen ? [props.value] : null, except);
  return <SelectField searchable {...props} {...choices} />;
}

/** The body's structures as choices: the open ones and those of `chosen`, or all if that is null. */
export function useStructureChoices(chosen: readonly (string | null)[] | null, except?: string) {
  const read = useAnswer(structures.getTree, {});
  const data = read.data?.structures
    .filter(
      ({ id, closedOn }) => id !== except && (closedOn === null || !chosen || chosen.includes(id)),
    )
    .map(({ id, code, title }) => ({ value: id, label: `${title} (${code})` }));
  return { read, data };
}

/** The body's open structure, if it has only one: preselected where one must be chosen. */
export function useOnlyStructure(): string | null {
  const { data: open = [] } = useStructureChoices([]);
  return open.length === 1 ? (open[0]?.value ?? null) : null;
}
