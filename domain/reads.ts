/** How many reads of a page go in one request, and how long their questions may be together: an address has its bounds. */
export const mostReads = 16;
export const mostReadsLetters = 6000;
