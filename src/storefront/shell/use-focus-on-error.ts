import { useEffect, useRef, type RefObject } from 'react';

/** What is wrong first gets the focus, once, each time `attempt` counts up. */
export function useFocusOnError(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  return form;
}
