import { useEffect, useState } from 'react';

/** Seconds until something may be asked for again; `start` begins anew. */
export function useCoolDown(
  seconds: number,
  running: boolean,
): { left: number; start: (from?: number) => void } {
  const [left, setLeft] = useState(running ? seconds : 0);
  const ticking = left > 0;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return { left, start: (from = seconds) => setLeft(from) };
}
