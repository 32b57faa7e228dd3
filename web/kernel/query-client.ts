import { QueryClient } from "@tanstack/react-query";
import { isNetworkFailure, mayPass } from "./api-error.ts";

const attempts = 2;

/** One client for the page: answers are fresh for 15 s; only failures that a retry can fix are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      /** While the browser knows that it has no network, nothing is retried. */
      retry: (failures, error) => failures < attempts && navigator.onLine && mayPass(error),
      refetchOnWindowFocus: true,
      /** Without a network a query fails at once instead of silently pausing. */
      networkMode: "always",
    },
    mutations: {
      retry: (failures, error) => failures < attempts && isNetworkFailure(error),
      networkMode: "always",
    },
  },
});
