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
 * Replaces the options of a select in the built client: those of a closed one are not visible, so they are rendered once the
 * page is idle, or earlier when it opens. A live region announces when there are more options than shown, since the arrow
 * keys skip the line that says so.
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
  // The label of the selected option is not a search: then all options are shown.
  const search = filterOptions ? (props.search ?? "") : "";
  return filter?.({ options, search, limit }).includes(moreOptions);
}
