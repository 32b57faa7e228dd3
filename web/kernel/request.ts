import type { z } from "zod";
import type { Call, OutputOf } from "#api/call.ts";
import { apiErrorTexts } from "#texts/common.ts";
import { fileMimes } from "#domain/documents/file-type.ts";
import { ApiError, problemIn } from "./api-error.ts";
import { currentVersion } from "#domain/releases.ts";
import { away, unadmitted, written } from "./away.ts";
import { configuration } from "./configuration.ts";
import { lookForNewerBuild } from "./release.ts";
import { reloadOnce } from "./reload-once.ts";
import { somethingUnsaved } from "./unsaved.ts";
import { fetchTelling } from "./fetch-telling.ts";
import { tellReached, waits } from "./reach.ts";
import { type Received, receivedFile } from "./received-file.ts";
import type { Send } from "./fetch-together.ts";
import { currentSession, endSession } from "./session.ts";
import { forgetKey, keyOf } from "./unanswered.ts";

/** What a caller passes: the call's input before defaults and conversions. */
export type SentInput<C extends Call> = z.input<C["input"]>;

/** A file that the server returned. */
export type Download = { name: string; blob: Blob };

export type AnswerTo<C extends Call> = C extends { answer: "file" } ? Download : OutputOf<C>;

export type RequestOptions = {
  /** The file of an upload call. */
  bytes?: Blob | undefined;
  /** The caller's own key, for writes that are stored and sent later. */
  idempotencyKey?: string | undefined;
  /** A token other than the session's, to end a session that is being forgotten. */
  token?: string | undefined;
  /** The token of a link that stands for an account. */
  link?: string | undefined;
  signal?: AbortSignal | undefined;
  /** For a read made ahead: whether it has been requested by now. Until then its refusal ends no session. */
  isWanted?: (() => boolean) | undefined;
  /** Used in place of `fetch`. */
  send?: Send | undefined;
  /** Called while a file is sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Called while a file is received. */
  onReceived?: ((received: Received) => void) | undefined;
};

/**
 * Makes a call and returns its answer. Writes carry an idempotency key, the same one until an answer
 * comes. Throws ApiError; a 401 on a call that needs a session ends the session first.
 */
export async function request<C extends Call>(
  call: C,
  input: SentInput<C>,
  options: RequestOptions = {},
): Promise<AnswerTo<C>> {
  const { apiBaseUrl } = await configuration();
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload !== undefined;
  const fingerprint = `${call.path} ${JSON.stringify(input)}${signOf(options.bytes)}`;
  const token = options.token ?? currentSession()?.token;
  const { onProgress } = options;
  const send = options.send ?? (onProgress ? fetchTelling(onProgress) : fetch);
  // A file takes a while, and shows its own progress.
  const isComing = call.upload !== undefined || call.answer === "file" ? () => undefined : waits();
  const isSent = navigator.onLine;
  const response = await send(`${apiBaseUrl}${call.path}${inQuery ? queryText(input) : ""}`, {
    method: call.method,
    headers: {
      ...authorizationOf(options.link, token),
      "Client-Version": currentVersion,
      ...(call.method === "GET"
        ? {}
        : { "Idempotency-Key": options.idempotencyKey ?? keyOf(fingerprint) }),
      ...(call.upload ? { "Content-Type": typeOf(call, options.bytes) } : {}),
      ...(inQuery ? {} : { "Content-Type": "application/json" }),
    },
    body: call.upload ? (options.bytes ?? null) : inQuery ? null : JSON.stringify(input),
    signal: options.signal ?? null,
    credentials: "include",
    cache: "no-store",
  })
    .catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      tellReached(false);
      throw new ApiError(
        undefined,
        isSent && isWrite(call)
          ? { detail: [apiErrorTexts[call.repeats === "anew" ? "unknownAnew" : "unknown"]] }
          : null,
      );
    })
    .finally(isComing);
  // An answer already in flight when the network was lost says nothing about it.
  if (navigator.onLine) tellReached(true);
  if (response.ok) {
    forgetKey(fingerprint);
    if (isRefusedInMaintenance(call)) written.tell();
    return answerOf(call, response, options);
  }
  const error = await errorOf(response);
  if (error.status === 503) away.tell();
  if (error.status === 426) tellTooOld();
  // A 401 and a 429 are returned before the server checks whether the same write was already made: a retry needs the same key.
  if (error.status < 500 && ![401, 429].includes(error.status)) forgetKey(fingerprint);
  const isWanted = options.isWanted?.() ?? true;
  if (error.status === 401 && call.access.who !== "anyone" && isWanted) {
    // Without a token the session had expired by the clock; one started since then is a different session, and stays.
    if (token || !currentSession()) endSession("expired", token);
    if (call.method !== "GET") unadmitted.tell();
  }
  throw error;
}

/** Whether the call changes something of the caller's: its repetition with the same input is applied once. */
function isWrite({ method, access }: Call): boolean {
  return method !== "GET" && access.who !== "anyone";
}

/**
 * Whether the call is refused during maintenance: writes are, except those without a session or on one's own account. Reads
 * do not count, since they may have started before it.
 */
function isRefusedInMaintenance({ method, access }: Call): boolean {
  const isOfAccount = access.who === "session" && access.evenOwing === true;
  return method !== "GET" && access.who !== "anyone" && access.who !== "link" && !isOfAccount;
}

function authorizationOf(link: string | undefined, token: string | undefined) {
  if (link) return { Authorization: `Link ${link}` };
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Distinguishes a file from another sent with the same input. */
function signOf(bytes: Blob | undefined): string {
  const changed = bytes instanceof File ? bytes.lastModified : "";
  return bytes ? ` ${bytes.size} ${changed}` : "";
}

/** A file is sent with its own type where the server checks it. */
function typeOf(call: Call, bytes: Blob | undefined): string {
  const isKnownType = call.upload === "file" && fileMimes.includes(bytes?.type ?? "");
  return isKnownType && bytes ? bytes.type : "application/octet-stream";
}

/** `?a=1&b=2` of an input; undefined and null values are left out, arrays repeat their name. */
export function queryText(input: unknown): string {
  const pairs = Object.entries(input ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item) => [name, String(item)]),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
}

/** Guarantee: the server binds the same call, so a successful answer has the call's output. */
async function answerOf<C extends Call>(
  call: C,
  response: Response,
  options: RequestOptions,
): Promise<AnswerTo<C>> {
  if (call.answer !== "file") return (await response.json()) as AnswerTo<C>;
  const blob = await receivedFile(response, options);
  const download: Download = { name: fileNameOf(response), blob };
  return download as AnswerTo<C>;
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return name ? decodeURIComponent(name) : "download";
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const wait = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return new ApiError(response.status, problemIn(body), Number.isNaN(wait) ? null : wait);
}

/**
 * The server no longer supports this version: the page is reloaded, at most once in ten seconds; if unsaved input would
 * be lost, the newer version is offered instead and the call's own message says why it failed.
 */
function tellTooOld(): void {
  if (!somethingUnsaved() && reloadOnce()) return;
  void lookForNewerBuild(true);
}
