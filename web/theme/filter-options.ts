import { isOptionsGroup, type OptionsFilter } from "@mantine/core";
import { fold } from "#domain/identity/fold.ts";
import { common } from "#texts/common.ts";

/** The last option of a select that has more options than it shows. */
export const moreOptions = { value: "", label: common.moreOptions, disabled: true };

/**
 * The options of a select that contain what is typed, ignoring accents and case: the first `limit`, counting those in groups,
 * and a note if there are more.
 */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search);
  let left = limit;
  const isFound = ({ label }: { label: string }) => {
    if (wanted !== "" && !fold(label).includes(wanted)) return false;
    left -= 1;
    return left >= 0;
  };
  const found = options.flatMap((option): typeof options => {
    if (!isOptionsGroup(option)) return isFound(option) ? [option] : [];
    const items = option.items.filter(isFound);
    return items.length > 0 ? [{ group: option.group, items }] : [];
  });
  return left < 0 ? [...found, moreOptions] : found;
};
