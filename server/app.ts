import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { allCalls } from "#api/all.ts";
import { serveTokens } from "./features/api-apps/serve-token.ts";
import { keepStreams } from "./features/live/keep-streams.ts";
import { serveOpenApi } from "./features/openapi/serve-document.ts";
import { keepVolumes } from "./features/verification/keep-volumes.ts";
import { serveReaders } from "./features/readers/serve-readers.ts";
import { handlersOf } from "./handlers.ts";
import { taxisFor } from "./integrations/taxis/taxis-for.ts";
import { keepApiLog } from "./kernel/api-log.ts";
import { bind } from "./kernel/bind.ts";
import { answerOddRequests, answerUnparsed } from "./kernel/answer-unparsed.ts";
import { answerFaults } from "./kernel/answer-faults.ts";
import { contentPolicy } from "./kernel/content-policy.ts";
import { admitPagesElsewhere } from "./kernel/cross-origin.ts";
import { limitTime } from "./kernel/limit-time.ts";
import { limits } from "./kernel/limits.ts";
import { loggedError } from "./kernel/logged-error.ts";
import { loggedRequest } from "./kernel/logged-request.ts";
import { noticeProxy } from "./kernel/notice-proxy.ts";
import type { Parts } from "./kernel/parts.ts";
import { streamedType } from "./kernel/received-file.ts";
import { endSlowBodies } from "./kernel/end-slow-bodies.ts";
import { serveIcons } from "./kernel/serve-icons.ts";
import { serveReady } from "./kernel/serve-ready.ts";
import { servePages } from "./kernel/serve-pages.ts";

/** Builds the application from explicit parts. The caller starts listening. */
export async function appOf(parts: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...limits,
    trustProxy: parts.config.trustedProxies.length > 0 && [...parts.config.trustedProxies],
    logger: {
      level: parts.config.logLevel,
      // Only URLs that cannot be decoded are rewritten, so the original is not logged.
      serializers: { req: loggedRequest, err: loggedError, originalUrl: () => "" },
    },
    genReqId: () => uuid(),
    rewriteUrl: (request) => readableUrl(request.url),
    clientErrorHandler: (error, socket) => answerUnparsed(app, error, socket),
  });
  app.addContentTypeParser(streamedType, (_request, body, done) => done(null, body));
  limitTime(app);
  noticeProxy(app);
  answerFaults(app);
  contentPolicy(app, parts.config);
  answerOddRequests(app);
  endSlowBodies(app);
  admitPagesElsewhere(app, parts.config);
  await app.register(compress, {
    global: true,
    encodings: ["br", "gzip"],
    threshold: 2048,
    brotliOptions: { params: { 1: 1 } },
  });
  await app.register(underPressure, {
    // A busy event loop alone is no reason to refuse requests; one that responds a second late is.
    maxEventLoopDelay: parts.config.shedsLoad ? 1000 : 0,
    exposeStatusRoute: "/health",
  });
  serveReady(app, parts);
  bind(
    app,
    parts,
    allCalls,
    handlersOf(parts, {
      apiLog: keepApiLog(app, parts),
      taxis: await taxisFor(app, parts),
      streams: keepStreams(app, parts),
      volumes: keepVolumes(app, parts),
    }),
  );
  serveIcons(app);
  serveOpenApi(app);
  await serveReaders(app, parts);
  await serveTokens(app, parts);
  await servePages(app, parts.config);
  return app;
}

/**
 * The URL of a request if its path can be decoded, else one that no route has: Fastify would answer an
 * undecodable path itself, without the headers that every response carries.
 */
function readableUrl(url = "/"): string {
  const [path = "/"] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return "/unreadable";
  }
}
