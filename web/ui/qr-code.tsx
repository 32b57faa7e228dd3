import { create } from "qrcode";

type Props = {
  /** The contents of the code. */
  text: string;
  /** What it is for, for screen readers. */
  label: string;
  /** Width and height in pixels. */
  size?: number;
};

/** The quiet zone around the code that readers require, in modules. */
const quiet = 4;

/** A QR code, dark on white in both colour schemes, since many readers support nothing else. */
export function QrCode({ text, label, size = 200 }: Props) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}

/** One square of side 1 for each dark module. */
function pathOf({ size, data }: { size: number; data: ArrayLike<number> }): string {
  return Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : "",
  ).join("");
}
