import type { leaveFeeds } from "#api/leave-feeds.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { feedsOfBody } from "./feeds-of-body.ts";
import { makeFeed } from "./make-feed.ts";
import { readFeed } from "./read-feed.ts";
import { revokeFeed } from "./revoke-feed.ts";

export const leaveFeedHandlers: Handlers<typeof leaveFeeds> = {
  getAll: feedsOfBody,
  make: makeFeed,
  revoke: revokeFeed,
  get: readFeed,
};
