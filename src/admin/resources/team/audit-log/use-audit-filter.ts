import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '#shared/days.ts';
import { currentId } from '#shared/former-ids.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { midnightOf } from '#admin/ui/date-text.ts';
import { searchNow } from '#admin/ui/search-now.ts';
import { useNow } from '#admin/ui/use-now.ts';
import { auditCategories } from './audit-categories.ts';

export const outcomes = ['succeeded', 'failed', 'denied', 'sent'] as const;

/** Spans of days up to today, and one day by its date. */
export const spans: Readonly<Record<string, { from: number; until: number }>> = {
  today: { from: 0, until: -1 },
  yesterday: { from: 1, until: 0 },
  week: { from: 6, until: -1 },
  month: { from: 29, until: -1 },
};

const names = ['outcome', 'staffId', 'category', 'when', 'q', 'page', 'entry'] as const;
type Name = (typeof names)[number];

const known: Partial<Record<Name, (value: string) => boolean>> = {
  outcome: (value) => (outcomes as readonly string[]).includes(value),
  category: (value) => value in auditCategories,
  when: (value) => value in spans || isDay(value),
};

/** As today's links name it. */
const current = ([name, value]: readonly [string, string]): [string, string] => [
  currentId(name, (known) => names.includes(known as Name)),
  value,
];

const isKnown = ([name, value]: readonly [string, string]): boolean =>
  names.includes(name as Name) && known[name as Name]?.(value) !== false;

/** The first and the last moment of the days that are meant, in the store's time zone. */
function timesOf(when: string, midnight: Date, timeZone: string) {
  const span = spans[when];
  const at = (day: Date, days: number) =>
    new Date(addDays(new TZDate(day.getTime(), timeZone), days).getTime());
  if (span) return { at_gte: at(midnight, -span.from), at_lt: at(midnight, -span.until) };
  const [year = 0, month = 1, day = 1] = when.split('-').map(Number);
  const start = new Date(new TZDate(year, month - 1, day, timeZone).getTime());
  return { at_gte: start, at_lt: at(start, 1) };
}

/** The whole state sits in the address, so that a link shows the same. */
export function useAuditFilter() {
  const [query, setQuery] = useSearchParams();
  const { timeZone } = useStoreProfile();
  const all = Object.fromEntries([...query].map(current)) as Partial<Record<Name, string>>;
  const strange = [...query].map(current).find((part) => !isKnown(part));
  const take = (name: Name) => {
    const value = all[name] ?? '';
    return known[name]?.(value) === false ? '' : value;
  };
  const shown = {
    outcome: take('outcome'),
    staffId: take('staffId'),
    category: take('category'),
    when: take('when'),
    q: take('q').trim(),
  };
  const { outcome, staffId, category, when } = shown;
  const today = format(new TZDate(useNow().getTime(), timeZone), 'yyyy-MM-dd');
  const filter = useMemo(() => {
    // Counted from a midnight, so that the same question has the same answer while one reads.
    const midnight = midnightOf(new Date(`${today}T12:00:00Z`), timeZone);
    const times = when === '' ? undefined : timesOf(when, midnight, timeZone);
    return {
      ...(outcome && { outcome }),
      ...(staffId && { staffId }),
      ...(category && { entityType: auditCategories[category] }),
      ...(times && { at_gte: times.at_gte.toISOString(), at_lt: times.at_lt.toISOString() }),
    };
  }, [outcome, staffId, category, when, today, timeZone]);
  const change = useCallback(
    (apply: (next: URLSearchParams) => void, replace = false) => {
      const next = new URLSearchParams([...searchNow()].map(current).filter((part) => isKnown(part)));
      apply(next);
      setQuery(next, { replace });
    },
    [setQuery],
  );
  const open = useCallback(
    (id: string | undefined) =>
      change((next) => {
        if (id === undefined) next.delete('entry');
        else next.set('entry', id);
      }),
    [change],
  );
  const set = useCallback(
    (name: keyof typeof shown, value: string) =>
      change(
        (next) => {
          if (value === '') next.delete(name);
          else next.set(name, value);
          next.delete('page');
          // A search follows the typing after a pause: an entry that was opened meanwhile stays open.
          if (name !== 'q') next.delete('entry');
        },
        // The way back leads past a search, not through each of its letters.
        name === 'q' && searchNow().has('q'),
      ),
    [change],
  );
  return {
    filter,
    shown,
    /** A part of the address that the log does not know. */
    strange: strange && strange.join('='),
    filtered: Object.values(shown).some((value) => value !== ''),
    page: Math.max(1, Math.floor(Number(all.page ?? 1)) || 1),
    entry: all.entry,
    today,
    yesterday: format(subDays(new Date(`${today}T12:00:00`), 1), 'yyyy-MM-dd'),
    set,
    open,
    setPage: (page: number) =>
      change((next) => {
        next.set('page', String(page));
        next.delete('entry');
      }),
    /** Takes out of the address what is not followed. */
    tidy: () => change(() => undefined),
    clear: () => setQuery({}),
  };
}

export type AuditFilterState = ReturnType<typeof useAuditFilter>;
