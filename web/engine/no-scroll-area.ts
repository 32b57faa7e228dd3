/** Stands for the scroller of lists of options, which scroll by themselves (theme.ts). */
export const ScrollArea = { Autosize: null };
