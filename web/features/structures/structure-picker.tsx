import { structures } from "#api/structures.ts";
import { useAnswerOfBody } from "#web/kernel/answers.ts";
import { type ChoiceProps, SelectField } from "#web/ui/form/fields.tsx";

type Props = Omit<ChoiceProps, "data"> & {
  /** True where a closed one is not meant, save the one that is chosen already. */
  isOpen?: boolean;
  /** The one that is not offered: it would stand beneath itself. */
  except?: string | undefined;
};

/** One structure of the body, found by title or code. */
export function StructurePicker({ isOpen = false, except, ...props }: Props) {
  const choices = useStructureChoices(isOpen ? [props.value] : null, except);
  return <SelectField searchable {...props} {...choices} />;
}

/** Structures of the body as choices offer them: the open ones and those of `chosen`, or all where that is null. */
export function useStructureChoices(chosen: readonly (string | null)[] | null, except?: string) {
  const read = useAnswerOfBody(structures.getTree, {});
  const data = read.data?.structures
    .filter(
      ({ id, closedOn }) => id !== except && (closedOn === null || !chosen || chosen.includes(id)),
    )
    .map(({ id, code, title }) => ({ value: id, label: `${title} (${code})` }));
  return { read, data };
}
