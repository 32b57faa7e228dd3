/** So many reads of a page go in one request, and so long may be what they ask: an address has its bounds. */
export const mostReads = 16;
export const mostReadsLetters = 6000;
