/** The functions that bench/grid.ts calls on the page, by name in `window.grid`. */
export const watch = {
  scrollFrames,
  watchKeys,
  keyTimes: (): number[] => times,
};

let times: number[] = [];

/** Durations in milliseconds of the frames while the grid scrolls this many rows per frame. */
async function scrollFrames(rows: number, frames: number): Promise<number[]> {
  const grid = document.querySelector('[role="grid"]');
  if (!grid) throw new Error("no grid");
  grid.scrollTop = 0;
  const lengths: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    grid.scrollTop += rows * 30;
    const now = await nextFrame();
    lengths.push(now - last);
    last = now;
  }
  return lengths;
}

/** From now on records how long each key takes from its press to the end of the frame that shows it. */
function watchKeys(): void {
  times = [];
  removeEventListener("keydown", strike, { capture: true });
  addEventListener("keydown", strike, { capture: true });
}

function strike({ timeStamp }: KeyboardEvent): void {
  requestAnimationFrame(() => {
    const afterPaint = new MessageChannel();
    afterPaint.port1.addEventListener("message", () => times.push(performance.now() - timeStamp));
    afterPaint.port1.start();
    afterPaint.port2.postMessage(null);
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
