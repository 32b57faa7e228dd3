/** Why the system changed something by itself. */
export const jobReasons = {
  contractOver: "Πέρασε η τελευταία ημέρα της σύμβασης",
} as const;
