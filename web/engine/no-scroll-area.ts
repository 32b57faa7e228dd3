/** Replaces the scroller of option lists, which scroll by themselves (theme.ts). */
export const ScrollArea = { Autosize: null };
