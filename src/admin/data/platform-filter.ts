import { currentSession, may } from '../access/session.ts';
import type { FilterField, PlatformFilter, QueryMoment } from './filter-operators.ts';
import { parseListFilter, toPlatformFilter, type ListSpec, type ListTab } from './list-state.ts';

/** Now, in this store, on this platform. */
export function queryMoment(): QueryMoment {
  const { store, ownFields = true } = currentSession() ?? {};
  return {
    now: new Date(),
    timeZone: store?.timeZone ?? 'UTC',
    currency: store?.currency ?? '',
    ownFields,
  };
}

/** What a list shows, as the platform is asked for it now: "in the last 7 days" counts the store's own days. */
export const platformFilter = (state: unknown, spec: ListSpec): PlatformFilter =>
  toPlatformFilter(parseListFilter(state, spec), spec, queryMoment());

/** What was typed into a search, as the platform is asked for it. */
export const searchFilter = (text: string, spec: ListSpec): PlatformFilter | undefined =>
  spec.quickSearch?.(text, queryMoment().ownFields);

/** The same list where nothing is left out. */
function known<Part extends { own?: boolean; rights?: readonly string[] }>(
  parts: readonly Part[],
): readonly Part[] {
  const { ownFields } = queryMoment();
  const fits = ({ own, rights }: Part) => (ownFields || !own) && (!rights || may(rights));
  return parts.every(fits) ? parts : parts.filter(fits);
}

/** The tabs that this platform can be asked for. */
export const knownTabs = (tabs: readonly ListTab[]): readonly ListTab[] => known(tabs);

/** The fields that this platform can be asked for. */
export const knownFields = (fields: readonly FilterField[]): readonly FilterField[] => known(fields);
