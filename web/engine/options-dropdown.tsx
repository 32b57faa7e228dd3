import {
  OptionsDropdown as Drawn,
  type OptionsDropdownProps,
  useComboboxContext,
  VisuallyHidden,
} from "@mantine/core";
import { useEffect, useState } from "react";
import { whenQuiet } from "../kernel/reach.ts";
import { moreOptions } from "../theme/filter-options.ts";
import { useEver } from "../ui/use-ever.ts";

/**
 * Stands for the options of a choice in the built client: nobody sees those of one that is closed, so they are drawn once the
 * page is quiet, or when it opens before that. That there are more than it offers is said, since the arrow keys pass the line
 * that shows it.
 */
export function OptionsDropdown(props: OptionsDropdownProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isDrawn = true;
    whenQuiet(() => isDrawn && setQuiet(true));
    return () => {
      isDrawn = false;
    };
  }, []);
  const { dropdownOpened: isOpen } = useComboboxContext().store;
  const isWanted = useEver(isOpen || isQuiet);
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {isOpen && hasMore(props) && moreOptions.label}
      </VisuallyHidden>
      {isWanted && <Drawn {...props} />}
    </>
  );
}

function hasMore(props: OptionsDropdownProps) {
  const { data: options, filter, filterOptions = true, limit = Infinity } = props;
  // What is chosen already is no search: then all are drawn.
  const search = filterOptions ? (props.search ?? "") : "";
  return filter?.({ options, search, limit }).includes(moreOptions);
}
