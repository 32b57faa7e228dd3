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

/** How long a call with a file may take, arrival and all. */
export const uploadTimeout = 140_000;
