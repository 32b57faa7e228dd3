import type { SelectProps } from "@mantine/core";
import { common } from "#texts/common.ts";
import { type ChoiceRead, ofChoiceRead } from "../form/choice-read.tsx";
import { Select } from "../select.tsx";

type Props<Choice extends string | number> = Pick<
  SelectProps,
  "className" | "limit" | "searchable" | "w"
> & {
  label: string;
  /** Shown when none is chosen; defaults to the label. */
  any?: string;
  data: { value: Choice; label: string }[] | undefined;
  /** The query that provides the choices, if there is one. */
  read?: ChoiceRead;
  chosen: NoInfer<Choice> | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** A filter with many choices, at most one of which applies at a time. */
export function FilterSelect<Choice extends string | number>(props: Props<Choice>) {
  const { label, any = label, data = [], read, chosen, onChoose, ...look } = props;
  return (
    <Select<Choice>
      aria-label={label}
      placeholder={any}
      clearable
      nothingFoundMessage={common.noOptions}
      {...look}
      {...(read && ofChoiceRead(read))}
      data={data}
      value={chosen ?? null}
      onChange={(choice) => onChoose(choice ?? undefined)}
    />
  );
}
