import { useSearchParams } from 'react-router';

/** What a page keeps in its address: reads a value, and changes some of them without a step back for each. */
export function useQueryValues(): {
  at: (name: string) => string;
  put: (part: Record<string, string>) => void;
} {
  const [query, setQuery] = useSearchParams();
  return {
    at: (name) => query.get(name) ?? '',
    put: (part) =>
      setQuery(
        (before) => {
          const all = { ...Object.fromEntries(before), ...part };
          return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
        },
        { replace: true },
      ),
  };
}
