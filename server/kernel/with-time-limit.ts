/**
 * What the work comes to, if it does so within the time; else throws what `late` makes. The work itself goes on, and what
 * it comes to then is given to `leftOver`.
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
