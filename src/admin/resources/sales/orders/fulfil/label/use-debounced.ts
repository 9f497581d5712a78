import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** The value once nobody has changed it for a moment: not every letter typed is asked about. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(content) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
