/** Screens on which table rows are cards, and menus fill the width; paper is as narrow, but takes a table. */
export const phone = "screen and (max-width: 47.99em)";

/** Screens too narrow for every column of the long lists. */
export const upToTablets = "screen and (max-width: 74.99em)";

/** Devices that are touched: a text field with the focus opens a keyboard over half of the screen. */
export const touched = "(pointer: coarse)";
