import { useSearchParams } from 'react-router';
import { searchNow } from './search-now.ts';

/** What a page keeps in its address: reads a value, and changes some of them without a step back for each. */
export function useQueryValues(): {
  at: (name: string) => string;
  put: (part: Record<string, string>) => void;
} {
  const [query, setQuery] = useSearchParams();
  return {
    at: (name) => query.get(name) ?? '',
    put(part) {
      const all = { ...Object.fromEntries(searchNow()), ...part };
      setQuery(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')), {
        replace: true,
      });
    },
  };
}
