/** Screens on which table rows are cards, and menus fill the width. */
export const phone = "(max-width: 47.99em)";

/** Screens too narrow for every column of the long lists. */
export const upToTablets = "(max-width: 74.99em)";
