import { useEffect, useRef, useState } from 'react';
import { afterPause } from './after-pause.ts';

/** Long enough for the letters of one burst; what it asks in vain is called off. */
const pause = 60;

/**
 * A text that is typed faster than its value follows: `onChange` hears it trimmed, after a pause, and a value that
 * changes by another hand (a tab, a view, the back button) takes its place.
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return undefined;
    return afterPause(() => {
      sent.current = text;
      onChange(text);
    }, pause);
  }, [typed, onChange]);

  return [typed, setTyped];
}
