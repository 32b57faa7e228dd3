import { QueryClient } from "@tanstack/react-query";
import { isNetworkFailure, mayPass } from "./api-error.ts";

const attempts = 2;

/** One client for the page: answers are fresh for 15 s; only what a repeat can mend is repeated. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      /** While the browser knows that it has no network, nothing is tried again. */
      retry: (failures, error) => failures < attempts && navigator.onLine && mayPass(error),
      refetchOnWindowFocus: true,
      /** Without a network a query fails at once instead of waiting unseen. */
      networkMode: "always",
    },
    mutations: {
      retry: (failures, error) => failures < attempts && isNetworkFailure(error),
      networkMode: "always",
    },
  },
});
