import { useEffect, useState, type RefObject } from 'react';
import type { Suggestions } from '#shared/shop-rendering.ts';

/** Long enough for a fast typist's next letter. */
const PAUSE_MS = 120;

export interface Suggested {
  query: string;
  found: Suggestions;
}

/** What is suggested for what stands in the field, as it is typed; nothing while it is as the page came. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): {
  suggested: Suggested | undefined;
  clear: () => void;
} {
  const [suggested, setSuggested] = useState<Suggested>();

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asking = new AbortController();

    async function ask(query: string): Promise<void> {
      try {
        const reply = await fetch(`/search/suggestions?${new URLSearchParams({ q: query }).toString()}`, {
          signal: asking.signal,
        });
        if (reply.ok) setSuggested({ query, found: (await reply.json()) as Suggestions });
      } catch {
        // Typed on, or no way to the shop: the form still searches.
      }
    }
    const change = (): void => {
      const query = input.value.trim();
      clearTimeout(pause);
      asking.abort();
      asking = new AbortController();
      if (query === '') setSuggested(undefined);
      else pause = setTimeout(() => void ask(query), PAUSE_MS);
    };
    input.addEventListener('input', change);
    // What was typed while the code was on its way.
    if (input.value !== input.defaultValue) change();
    return () => {
      clearTimeout(pause);
      asking.abort();
      input.removeEventListener('input', change);
    };
  }, [field]);

  return { suggested, clear: () => setSuggested(undefined) };
}
