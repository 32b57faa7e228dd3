import { isOptionsGroup, type OptionsFilter } from "@mantine/core";
import { fold } from "#domain/identity/fold.ts";

/** The options of a choice that hold what is typed, whatever its accents and case: the first `limit`, those of groups counted. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search);
  let left = limit;
  const isFound = ({ label }: { label: string }) => {
    if (left === 0 || (wanted !== "" && !fold(label).includes(wanted))) return false;
    left -= 1;
    return true;
  };
  return options.flatMap((option): typeof options => {
    if (!isOptionsGroup(option)) return isFound(option) ? [option] : [];
    const items = option.items.filter(isFound);
    return items.length > 0 ? [{ group: option.group, items }] : [];
  });
};
