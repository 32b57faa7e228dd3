/**
 * Times in milliseconds and sizes in bytes; Fastify's own defaults leave slow clients open for ever. A whole request may take
 * as long as the largest document over a slow line; a connection on which nothing moves ends much sooner.
 */
export const limits = {
  http: { headersTimeout: 15_000 },
  requestTimeout: 150_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 10_000,
  handlerTimeout: 30_000,
  bodyLimit: 2 * 1024 * 1024,
  forceCloseConnections: "idle",
  routerOptions: { maxParamLength: 200 },
} as const;

/** How long a stream of events may last before its listener must open another. */
export const longestStream = 12 * 3_600_000;

/** How long a call with a file may take, arrival and all. */
export const uploadTimeout = 140_000;

/** How long a file may take to be made and taken; whoever takes it more slowly holds a connection from the others. */
export const downloadTimeout = 300_000;
