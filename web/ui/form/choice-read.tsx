import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import type { Found } from "../pending.tsx";

/** The read that a choice offers from. */
export type ChoiceRead = Found<unknown>;

type Told = { nothingFoundMessage: string; error?: ReactNode };

/**
 * What a choice says of its read, after its own props: that it failed, with a way to try again beneath the field; else, where it
 * offers nothing, that there is none, or that it is still asked for.
 */
export function ofChoiceRead({ data, error, isFetching, refetch }: ChoiceRead): Told {
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
