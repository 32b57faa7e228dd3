/** A key press. `code` is its physical key: in the Greek layout the `key` of Ctrl+Z is a zeta. */
export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};
