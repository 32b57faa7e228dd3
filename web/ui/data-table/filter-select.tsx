import { Select, type SelectProps } from "@mantine/core";
import { common } from "#texts/common.ts";
import { type ChoiceRead, ofChoiceRead } from "../form/choice-read.tsx";

type Props<Choice extends string | number> = Pick<
  SelectProps,
  "className" | "limit" | "searchable" | "w"
> & {
  label: string;
  /** Stands where none is chosen; the label unless given. */
  any?: string;
  data: { value: Choice; label: string }[] | undefined;
  /** The read that it offers from, where it is one. */
  read?: ChoiceRead;
  chosen: NoInfer<Choice> | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** A filter of which one of many holds at a time, or none. */
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
