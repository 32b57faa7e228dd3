import { passing } from "../../kernel/fault.ts";
import { TooMuchWork, turnsOf } from "../turns.ts";
import type { Drawing, DrawingAnswer } from "./drawing.ts";
import { type DrawingProcess, startProcess } from "./start-process.ts";
import type { PrintedMonth, PrintedVolume } from "./printed-month.ts";

/** A volume may take only one of the two processes, so that a single sheet never waits behind a whole body. */
const inTurn = turnsOf(2, 20);
const volumesInTurn = turnsOf(1, 20);
const idleMilliseconds = 60_000;

let idle: { process: DrawingProcess; end: NodeJS.Timeout }[] = [];

/**
 * Draws a file in a separate process, with limited memory and time, so that the request thread stays free; two run at
 * once, others wait. An idle process is kept for a minute for reuse. Throws `unavailable` if it takes too much or too many
 * wait.
 */
export async function drawApart(drawing: Drawing): Promise<Buffer> {
  try {
    return await inTurn(() => inProcess(keep, async ({ ask }) => bytesOf(await ask(drawing))));
  } catch (error) {
    throw error instanceof TooMuchWork ? passing() : error;
  }
}

/**
 * Draws a volume sheet by sheet as the sheets arrive. When aborted, throws the signal's reason. Throws `TooMuchWork`.
 */
export function drawVolume(
  volume: PrintedVolume,
  sheets: () => AsyncIterable<PrintedMonth>,
  { signal, onDrawn }: { signal: AbortSignal; onDrawn: (sheets: number) => Promise<void> },
): Promise<{ bytes: Buffer; pages: number }> {
  return volumesInTurn(() =>
    inTurn(() =>
      // A process that drew a volume has grown, so it is not reused.
      inProcess(end, async (process) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", process.kill, { once: true });
        try {
          await process.ask({ kind: "volume", volume });
          let drawn = 0;
          for await (const month of sheets()) {
            await process.ask({ kind: "sheet", month });
            await onDrawn((drawn += 1));
          }
          const ended = await process.ask({ kind: "end" });
          return { bytes: bytesOf(ended), pages: ended.pages ?? 0 };
        } catch (error) {
          signal.throwIfAborted();
          throw error;
        } finally {
          signal.removeEventListener("abort", process.kill);
        }
      }),
    ),
  );
}

async function inProcess<T>(
  afterwards: (process: DrawingProcess) => void,
  work: (process: DrawingProcess) => Promise<T>,
): Promise<T> {
  const process = idleProcess() ?? startProcess();
  try {
    const result = await work(process);
    afterwards(process);
    return result;
  } catch (error) {
    // The process is in an unknown state.
    process.kill();
    throw error;
  }
}

function idleProcess(): DrawingProcess | undefined {
  const found = idle.pop();
  clearTimeout(found?.end);
  return found?.process.isAlive() ? found.process : undefined;
}

function end({ kill }: DrawingProcess): void {
  kill();
}

function keep(process: DrawingProcess): void {
  const end = setTimeout(() => {
    idle = idle.filter((one) => one.process !== process);
    process.kill();
  }, idleMilliseconds).unref();
  idle.push({ process, end });
}

function bytesOf({ bytes }: DrawingAnswer): Buffer {
  if (!bytes) throw new TooMuchWork();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
