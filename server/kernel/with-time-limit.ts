/**
 * The result of the work if it completes in time; else throws the error made by `late`. The work itself continues, and
 * its late result is passed to `leftOver`.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  work: Promise<T>,
  late: () => Error,
  leftOver: (value: T) => void = () => undefined,
): Promise<T> {
  const timeIsUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    work.then(leftOver, () => undefined);
    timeIsUp.reject(late());
  }, milliseconds);
  try {
    return await Promise.race([work, timeIsUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}
