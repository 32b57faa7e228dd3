import type { devices } from "#api/devices.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { answerQuestion } from "./answer-question.ts";
import { createDevice, renewCode } from "./create-device.ts";
import { approveDevice, refuseDevice, renameDevice, revokeDevice } from "./decide-device.ts";
import { deviceCount, deviceRows } from "./devices.queries.ts";
import { exportDevices } from "./export-devices.ts";
import { deviceChallenge, openDevice } from "./open-device.ts";
import { pairDevice } from "./pair-device.ts";
import { openQuestions } from "./open-questions.ts";
import { sendEntries } from "./send-entries.ts";

export const deviceHandlers: Handlers<typeof devices> = {
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => ({
      items: await deviceRows(db, filter, { skip, take }),
      total: await deviceCount(db, filter),
    })),
  export: exportDevices,
  create: createDevice,
  renewCode,
  rename: renameDevice,
  approve: approveDevice,
  refuse: refuseDevice,
  revoke: revokeDevice,
  getQuestions: openQuestions,
  answerQuestion,
  pair: pairDevice,
  getChallenge: deviceChallenge,
  open: openDevice,
  send: sendEntries,
};
