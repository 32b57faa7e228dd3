import type { FastifyInstance } from "fastify";
import { deputised } from "#domain/access.ts";
import { todayAt } from "#server/kernel/clock.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { holdsNow } from "#server/kernel/session.ts";
import { type Streams, streamsOf, type Stream } from "./streams.ts";

/** Short enough that the end of a session, here or on another server, takes effect within a second. */
const askMilliseconds = 400;

/** The streams of an application: kept alive, ended with their sessions, closed before the application is. */
export function keepStreams(app: FastifyInstance, parts: Parts): Streams {
  const streams = streamsOf(parts.live);
  let isAsking = false;
  let day = todayAt(parts.clock());
  const endRefused = async () => {
    const open = streams.all();
    // With the day, deputies begin and end.
    const today = todayAt(parts.clock());
    if (today !== day) streams.renew();
    day = today;
    if (isAsking || open.length === 0) return;
    isAsking = true;
    try {
      (await refusedStreams(parts, open)).forEach(streams.refuse);
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

/**
 * The streams whose calls would be refused by now: the session ended or expired, the user was disabled or has another role, the right in
 * the body was changed or removed, or the installation is in maintenance. One statement for all streams.
 */
async function refusedStreams(
  { database, clock, maintenance }: Pick<Parts, "database" | "clock" | "maintenance">,
  streams: readonly Stream[],
): Promise<Stream[]> {
  const now = clock();
  const { active } = await maintenance.on(todayAt(now));
  const { rows } = await database.pool.query<{ n: string }>({
    name: "streams-that-hold",
    text: `
      select t.n from unnest($1::bytea[], $3::text[], $4::uuid[], $5::text[])
        with ordinality as t(token_hash, role, organization_id, access_right, n)
      join session s on s.token_hash = t.token_hash
      join app_user u on u.id = s.user_id and t.role = case when exists (
          select from standing_deputy_act d
          where d.user_id = u.id and d.organization_id = t.organization_id and $6::date between d.from_day and d.to_day)
        then $7 else u.role end
      left join user_organization l on l.user_id = u.id and l.organization_id = t.organization_id
      where ${holdsNow} and s.expires_at > $2 and s.owes is null
        and l.access_right is not distinct from t.access_right`,
    values: [
      streams.map(({ sessionHash }) => sessionHash),
      now,
      streams.map(({ role }) => role),
      streams.map(({ place }) => place?.organizationId ?? null),
      streams.map(({ right }) => right),
      todayAt(now),
      deputised,
    ],
  });
  const holding = new Set(rows.map(({ n }) => Number(n) - 1));
  return streams.filter(
    ({ role }, index) => !holding.has(index) || (active && role !== "Administrator"),
  );
}
