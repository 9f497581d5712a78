import { useCallback, useRef } from 'react';

/** Many changes come together: what follows them runs once, when they have come. */
const PAUSE = 300;

export function useGathered(work: () => unknown): [run: () => void, forget: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(timer.current), []);
  const run = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void work(), PAUSE);
  }, [work]);
  return [run, forget];
}
