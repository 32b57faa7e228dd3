import type { listViews } from "#api/list-views.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { keepListView } from "./keep-list-view.ts";
import { listViewsOf } from "./list-views.queries.ts";
import { removeListView } from "./remove-list-view.ts";
import { renameListView } from "./rename-list-view.ts";

export const listViewHandlers: Handlers<typeof listViews> = {
  getAll: listViewsOf,
  keep: keepListView,
  rename: renameListView,
  remove: removeListView,
};
