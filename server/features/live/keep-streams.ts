import type { FastifyInstance } from "fastify";
import { deadlines } from "#server/kernel/deadlines.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { refusedStreams } from "./refused-streams.ts";
import { type Streams, streamsOf } from "./streams.ts";

/** A session that ended, here or at another server, is felt within a second. */
const askMilliseconds = 400;

/** The streams of an application: kept alive, ended with their sessions, closed before the application is. */
export function keepStreams(app: FastifyInstance, parts: Parts): Streams {
  const streams = streamsOf(parts.live);
  let isAsking = false;
  const endRefused = async () => {
    const open = streams.all();
    if (isAsking || open.length === 0) return;
    isAsking = true;
    try {
      (await refusedStreams(parts, open)).forEach(streams.end);
    } catch (error) {
      app.log.warn({ err: error }, "Nobody knows whether the streams may go on");
      open.forEach(streams.end);
    } finally {
      isAsking = false;
    }
  };
  const timers = [
    setInterval(() => void endRefused(), askMilliseconds).unref(),
    setInterval(streams.beat, deadlines.streamBeatMs).unref(),
  ];
  app.addHook("preClose", async () => streams.all().forEach(streams.end));
  app.addHook("onClose", async () => {
    timers.forEach(clearInterval);
    await parts.live.close();
  });
  return streams;
}
