import { notFound } from "@tanstack/react-router";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { ownBuild } from "./release.ts";

const Inlined = z.object({ path: z.string(), payload: z.unknown() });

/**
 * The data of a prerendered page: from the document if the visit began there, else fetched separately, under this
 * build's name so that no older copy is served. Throws ApiError with status 0 if it cannot be reached.
 */
export async function payloadOf(path: string): Promise<unknown> {
  const inlined = inlinedPayload();
  if (inlined?.path === path) return inlined.payload;
  const response = await fetch(`${path}/_payload.json?${ownBuild() ?? Date.now()}`).catch(
    () => null,
  );
  if (response === null) throw new ApiError(undefined, null);
  if (response.status === 404) throw notFound();
  if (!response.ok) throw new ApiError(response.status, null);
  return response.json();
}

function inlinedPayload(): z.output<typeof Inlined> | null {
  const text = document.getElementById("payload")?.textContent;
  const read = Inlined.safeParse(text ? JSON.parse(text) : null);
  return read.success ? read.data : null;
}
