import { prepared } from "#server/db/pipelined.ts";
import { memoryOfBody } from "#server/kernel/memory-of-body.ts";

/** Whether the body submits work cards. Cached, because every save of a record asks and almost no body does. */
export const submitsCards = memoryOfBody(
  ({ db, organizationId }) =>
    db
      .selectFrom("ergani_switch")
      .modifyFront(prepared)
      .select("is_on")
      .where("organization_id", "=", organizationId)
      .orderBy("seq", "desc")
      .limit(1)
      .compile(),
  ([last]) => last?.is_on === true,
);
