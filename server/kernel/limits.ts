import { deadlines } from "./deadlines.ts";

/** How the host bounds what comes; times in milliseconds, sizes in bytes. Its own defaults leave slow clients open for ever. */
export const limits = {
  http: { headersTimeout: deadlines.headersMs },
  requestTimeout: deadlines.requestMs,
  connectionTimeout: deadlines.socketSilenceMs,
  keepAliveTimeout: deadlines.keepAliveMs,
  handlerTimeout: deadlines.handlerMs,
  bodyLimit: 2 * 1024 * 1024,
  forceCloseConnections: "idle",
  routerOptions: { maxParamLength: 200 },
} as const;
