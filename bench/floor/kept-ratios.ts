/** An operation's processor time as a multiple of the floor's, as last measured; twice that fails the tests. */
export const keptRatios: Readonly<Record<string, number>> = {
  "list of 50, sorted": 2.2,
  "day sheet of 25": 3.1,
  "month sheet, 25 contracts": 2.9,
  "month totals of 100": 0.9,
  "record one": 4.7,
  "save a sheet of 25": 5.6,
};
