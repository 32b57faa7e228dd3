import { SegmentedControl } from "@mantine/core";

type Props<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  words: Readonly<Record<Choice, string>>;
  /** The default choice; the address does not contain it. */
  usual: NoInfer<Choice>;
  chosen: NoInfer<Choice> | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** A filter with a few choices, exactly one of which applies at a time. */
export function ChoiceFilter<Choice extends string>(props: Props<Choice>) {
  const { label, choices, words, usual, chosen, onChoose } = props;
  return (
    <SegmentedControl
      aria-label={label}
      data={choices.map((value) => ({ value, label: words[value] }))}
      value={chosen ?? usual}
      onChange={(choice) => onChoose(choice === usual ? undefined : choice)}
    />
  );
}
