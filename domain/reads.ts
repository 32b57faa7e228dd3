/** How many reads of a page go in one request, and how long their queries may be in total: a URL has limits. */
export const mostReads = 16;
export const mostReadsLetters = 6000;
