/** What of a database's error names places and not values; its `detail` and `where` hold the row itself. */
const placeNames = ["code", "table", "constraint"] as const;

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
  errors?: readonly LoggedError[];
};

/** What the log keeps of an error: no row of the database, whose names and tax numbers it would tell. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { name: type, message, stack = "", cause } = error;
  const places = placeNames.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(places),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  };
}
