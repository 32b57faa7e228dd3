/** A key as it was struck. `code` is its place on the keyboard: in the Greek layout Ctrl+Z says zeta. */
export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};
