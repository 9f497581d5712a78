import { currentSession } from '../access/session.ts';
import type { PlatformFilter } from './filter-operators.ts';
import { parseListFilter, toPlatformFilter, type ListSpec } from './list-state.ts';

/** What a list shows, as the platform is asked for it now: "in the last 7 days" counts the store's own days. */
export const platformFilter = (state: unknown, spec: ListSpec): PlatformFilter =>
  toPlatformFilter(parseListFilter(state, spec), spec, {
    now: new Date(),
    timeZone: currentSession()?.store.timeZone ?? 'UTC',
  });
