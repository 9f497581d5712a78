import { useEffect, useRef, type RefObject } from 'react';

/** What is wrong first gets the focus, once, each time `attempt` counts up. */
export function useFocusOnError(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // Of a group, what can be chosen in it.
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [attempt]);
  return form;
}
