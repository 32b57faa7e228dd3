/** Reads the QR code that a picture of the camera shows; null where it shows none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own reader where it has one, else ours, fetched when it is first needed and kept for offline. */
export async function qrReader(): Promise<QrReader> {
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
