/** The fields of a database error that name places and not values; its `detail` and `where` contain the row itself. */
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

/** What is logged of an error: no database row, which could contain names and tax numbers. */
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
