import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../ui/use-now.ts';

export interface ShownFilter {
  outcome?: string;
  staffId?: string;
  entityId?: string;
  days?: string;
}

const names = ['outcome', 'staffId', 'entityId', 'days'] as const;

/** The whole state sits in the address, so that a link shows the same. */
export function useAuditFilter() {
  const [query, setQuery] = useSearchParams();
  const shown: ShownFilter = Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { outcome, staffId, entityId, days } = shown;
  // Counted from a midnight, so that the same question has the same answer while one reads.
  const midnight = startOfDay(useNow()).getTime();
  const filter = useMemo(
    () => ({
      ...(outcome ? { outcome } : {}),
      ...(staffId ? { staffId } : {}),
      ...(entityId ? { entityId } : {}),
      ...(days ? { at_gte: subDays(midnight, Number(days) - 1).toISOString() } : {}),
    }),
    [outcome, staffId, entityId, days, midnight],
  );
  const change = (apply: (next: URLSearchParams) => void) =>
    setQuery((old) => {
      const next = new URLSearchParams(old);
      apply(next);
      return next;
    });
  return {
    filter,
    shown,
    page: Math.max(1, Number(query.get('page') ?? 1) || 1),
    set: (name: keyof ShownFilter, value: string) =>
      change((next) => {
        if (value === '') next.delete(name);
        else next.set(name, value);
        next.delete('page');
      }),
    setPage: (page: number) => change((next) => next.set('page', String(page))),
    clear: () => setQuery({}),
  };
}
