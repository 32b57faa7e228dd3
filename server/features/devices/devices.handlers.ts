import type { devices } from "#api/devices.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { answerQuestion } from "./answer-question.ts";
import { createDevice, renewCode } from "./create-device.ts";
import { approveDevice, refuseDevice, renameDevice, revokeDevice } from "./decide-device.ts";
import { deviceListing } from "./devices.queries.ts";
import { deviceChallenge, openDevice } from "./open-device.ts";
import { pairDevice } from "./pair-device.ts";
import { openQuestions } from "./open-questions.ts";
import { sendEntries } from "./send-entries.ts";

export const deviceHandlers: Handlers<typeof devices> = {
  getAll: deviceListing.getAll,
  export: deviceListing.export,
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
