import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import type { Found } from "../pending.tsx";

/** The query that provides the options of a select. */
export type ChoiceRead = Found<unknown>;

type ReadStateProps = { nothingFoundMessage: string; error?: ReactNode };

/**
 * The props by which a select shows the state of its query, after its own props: that it failed, with a retry below the field;
 * else, if it has no options, that there are none, or that they are still loading.
 */
export function ofChoiceRead({ data, error, isFetching, refetch }: ChoiceRead): ReadStateProps {
  if (data !== undefined) return { nothingFoundMessage: common.noOptions };
  if (!error || isFetching) return { nothingFoundMessage: common.loading };
  return {
    nothingFoundMessage: common.notLoaded,
    error: (
      <>
        {common.notLoaded}{" "}
        <Button size="compact-xs" variant="subtle" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </>
    ),
  };
}
