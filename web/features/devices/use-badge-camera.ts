import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isBadgeCode } from "#domain/badges/badge-code.ts";
import { qrReader } from "./read-qr.ts";

/** How the camera stands; `foreign` while it sees a code that is no badge. */
export type CameraState = "opening" | "seeing" | "foreign" | "denied" | "absent";

const lookMs = 150;

/** Looks through the camera until it sees a badge, tells its code once, and lets the camera go. */
export function useBadgeCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  const [state, setState] = useState<CameraState>("opening");
  useEffect(() => {
    const over = new AbortController();
    const shown = video.current;
    if (shown)
      watch(shown, over.signal, setState).then(
        (code) => code !== null && tell(code),
        (error: unknown) => over.signal.aborted || setState(stateOf(error)),
      );
    return () => over.abort();
  }, []);
  return { video, state };
}

async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (state: CameraState) => void,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener("abort", close);
  if (signal.aborted) close();
  try {
    video.srcObject = stream;
    await video.play();
    const read = await qrReader();
    tell("seeing");
    while (!signal.aborted) {
      const text = await read(video);
      if (text !== null && isBadgeCode(text)) return text;
      if (!signal.aborted) tell(text === null ? "seeing" : "foreign");
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
    return null;
  } finally {
    close();
  }
}

function stateOf(error: unknown): CameraState {
  const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
  return isRefused ? "denied" : "absent";
}
