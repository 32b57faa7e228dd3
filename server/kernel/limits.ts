/** Times in milliseconds and sizes in bytes; Fastify's own defaults leave slow clients open for ever. */
export const limits = {
  requestTimeout: 15_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 10_000,
  handlerTimeout: 30_000,
  bodyLimit: 2 * 1024 * 1024,
  forceCloseConnections: "idle",
  routerOptions: { maxParamLength: 200 },
} as const;
