/** @returns a function that is true at its first call, and then once `intervalMs` have passed since it last was */
export function seldom(intervalMs: number, now: () => number = () => performance.now()): () => boolean {
  let last = -Infinity;
  return () => {
    const isDue = now() - last >= intervalMs;
    if (isDue) last = now();
    return isDue;
  };
}
