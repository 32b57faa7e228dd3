/** Versions of the message in which a bank accepts an order; .03 unless the body's bank requires the other. */
export const orderFormats = ["pain.001.001.03", "pain.001.001.09"] as const;

export type OrderFormat = (typeof orderFormats)[number];
