/** Days that are looked back for sheets that nobody opened: what was missed, and contracts entered late. */
export const lookBackDays = 62;
