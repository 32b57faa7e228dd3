/** A calendar day as `YYYY-MM-DD`. Text order is time order. */
export type Day = string;

/** A calendar month as `YYYY-MM`. */
export type Month = string;
