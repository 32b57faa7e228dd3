import { sql } from "kysely";
import { workCardOf } from "#domain/ergani/work-card.ts";
import { everyMinutes } from "#server/jobs/due.ts";
import { inTurns } from "#server/jobs/each-body.ts";
import type { Job, JobContext, JobOutcome } from "#server/jobs/job.ts";
import type { Clock } from "#server/kernel/clock.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { claimCard } from "./claim-card.ts";
import { connectionOf } from "./connection.ts";
import { noteAnswer } from "./note-answer.ts";

/** Empties the outbox of work cards, as far as ERGANI accepts them. */
export const submitCardsJob: Job = {
  name: "ergani.submit",
  dueAt: everyMinutes(1),
  /**
   * Submits the due cards, one per body in turn, so that no body waits for all cards of another. A body whose ERGANI does not answer, or
   * refuses its account, is left for later. Each attempt is stored before it is made and after, in transactions of their own, so no row is
   * locked while ERGANI responds, and a server that dies in between loses nothing.
   */
  run: async (ctx) => {
    const clock = clockFrom(ctx.now);
    const isOver = () => clock().getTime() - ctx.now.getTime() > longestRunMilliseconds;
    const whoHasCards = () => bodiesWithCards(ctx, clock());
    return inTurns(ctx, whoHasCards, async (body) => (isOver() ? {} : submitNext(body, clock)));
  },
};

/** A run leaves the remaining cards to the next one, well before another server would consider it dead. */
const longestRunMilliseconds = 10 * 60_000;

async function submitNext(body: BodyContext, clock: Clock): Promise<JobOutcome> {
  const atNow = () => ({ ...body, now: clock() });
  const connection = await connectionOf(atNow(), clock);
  if (!connection) return {};
  const card = await claimCard(atNow());
  if (card === null) return {};
  if (card === "dropped") return { dropped: 1 };
  const { ergani, branch } = connection;
  const answer = await ergani.submit(workCardOf({ ...card.holder, branch }, card.event, card.late));
  await noteAnswer(atNow(), card, answer);
  return { [answer.outcome]: 1 };
}

/** Time passes during a run, and lateness and tokens depend on it. */
function clockFrom(now: Date): Clock {
  const started = performance.now();
  return () => new Date(now.getTime() + performance.now() - started);
}

/**
 * Bodies that submit, have a due card, and are not waiting for ERGANI to come back; those whose card waits longest come
 * first, so that a run that ends before completing its round never starves a body.
 */
async function bodiesWithCards(ctx: JobContext, now: Date): Promise<string[]> {
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  const ids = bodies.map(({ id }) => id);
  const { rows } = await readBodies(ctx, ids, (db) =>
    sql<{ id: string }>`
      select s.organization_id as id
      from (select distinct on (organization_id) organization_id, is_on from ergani_switch order by organization_id, seq desc) s
      cross join lateral (
        select min(next_try_at) as since from work_card k where k.organization_id = s.organization_id
          and k.state in ('waiting', 'sending') and k.next_try_at <= ${now}) as due
      where s.is_on and due.since is not null
        and not exists (
          select from ergani_outage o where o.organization_id = s.organization_id and o.to_at is null
            and o.next_try_at > ${now})
      order by due.since, 1`.execute(db),
  );
  return rows.map(({ id }) => id);
}
