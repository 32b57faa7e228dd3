import type { FastifyInstance } from "fastify";

/** The lines that an application logs from now on, instead of to standard output. */
export function logOf({ log }: FastifyInstance): readonly string[] {
  const lines: string[] = [];
  const place = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === "pino.stream",
  );
  if (!place) throw new Error("The log has no stream");
  Reflect.set(log, place, { write: (line: string) => void lines.push(line) });
  return lines;
}
