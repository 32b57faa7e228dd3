import {
  OptionsDropdown as Drawn,
  type OptionsDropdownProps,
  useComboboxContext,
} from "@mantine/core";
import { useEffect, useState } from "react";
import { whenQuiet } from "../kernel/reach.ts";
import { useEver } from "../ui/use-ever.ts";

/**
 * Stands for the options of a choice in the built client: nobody sees those of one that is closed, so they are drawn once the
 * page is quiet, or when it opens before that.
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
  const isWanted = useEver(useComboboxContext().store.dropdownOpened || isQuiet);
  return isWanted && <Drawn {...props} />;
}
