/** How many days back sheets that were never opened are searched: missed days, and contracts entered late. */
export const lookBackDays = 62;
