import { deadlines } from "./deadlines.ts";

/** How the host bounds what comes; times in milliseconds, sizes in bytes. Its own defaults leave slow clients open for ever. */
export const limits = {
  // Without a host a request gets an answer of ours.
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
  // As long as an address can be: a longer one has its headers refused.
  routerOptions: { maxParamLength: 16_384 },
} as const;
