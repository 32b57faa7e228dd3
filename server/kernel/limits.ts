import { deadlines } from "./deadlines.ts";

/** The limits of the HTTP server; times in milliseconds, sizes in bytes. Its defaults leave slow clients open forever. */
export const limits = {
  // A request without a Host header gets a response of ours.
  http: {
    headersTimeout: deadlines.headersMs,
    connectionsCheckingInterval: deadlines.lookMs,
    requireHostHeader: false,
  },
  requestTimeout: deadlines.requestMs,
  connectionTimeout: deadlines.socketSilenceMs,
  keepAliveTimeout: deadlines.keepAliveMs,
  bodyLimit: 2 * 1024 * 1024,
  forceCloseConnections: "idle",
  // As long as a URL can be: the headers of a longer one are rejected.
  routerOptions: { maxParamLength: 16_384 },
} as const;
