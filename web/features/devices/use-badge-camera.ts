import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isBadgeCode } from "#domain/badges/badge-code.ts";

/** The camera's state; `foreign` while it sees a code that is not a badge. */
type CameraState = "opening" | "seeing" | "foreign" | "denied" | "absent";

const lookMs = 150;

/** Watches the camera until it sees a badge, reports its code once, and releases the camera. */
export function useBadgeCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  const [state, setState] = useState<CameraState>("opening");
  useEffect(() => {
    const over = new AbortController();
    const videoElement = video.current;
    if (videoElement)
      watch(videoElement, over.signal, setState).then(
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

/** Reads the QR code in the camera's picture; null if it shows none. */
type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own reader if it has one, else ours, loaded on first use and cached for offline. */
async function qrReader(): Promise<QrReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (BarcodeDetector && formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!drawing || width === 0) return Promise.resolve(null);
    Object.assign(canvas, { width, height });
    drawing.drawImage(video, 0, 0);
    const { data } = drawing.getImageData(0, 0, width, height);
    return Promise.resolve(textOrNull(() => decodeQR({ width, height, data })));
  };
}

/** The reader throws where a picture shows no code. */
function textOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
