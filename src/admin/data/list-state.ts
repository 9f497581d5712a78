import { currentId } from '#shared/former-ids.ts';
import type { Condition, FilterField, PlatformFilter, QueryMoment } from './filter-operators.ts';
import { conditionFilter, isOperator } from './filter-operators.ts';

export interface ListFilter {
  tab?: string;
  q?: string;
  where?: readonly Condition[];
  /** The saved view it came from. */
  view?: string;
}

export interface ListTab {
  id: string;
  /** Per field the values that belong to the tab. */
  values: Readonly<Record<string, readonly string[]>>;
  /** What else belongs to it that no list of values tells; only where a call counts each tab. */
  filter?: PlatformFilter;
  /** Beside the contract: a hosted platform cannot be asked for it. */
  own?: boolean;
  /** Shown to whoever may read what it is about. */
  rights?: readonly string[];
  tone?: 'danger';
}

export interface ListSpec {
  /** Before anybody chose another: a field of the platform's query. */
  openingSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  fields: readonly FilterField[];
  tabs: readonly ListTab[];
  /** `own`: the platform knows more fields than the contract declares. Absent where nothing can be searched. */
  quickSearch?: (text: string, own: boolean) => PlatformFilter | undefined;
  /** What a record is worth: a selection tells the sum of each currency. */
  worth?: { readonly amount: string; readonly currency: string };
  /** The page holds all of it (`heldProvider`): a job is told what matches by ids. */
  held?: boolean;
  /** What a list leaves out until a condition asks for it. */
  unlessAsked: readonly {
    field: string;
    filter: PlatformFilter;
    /** Beside the contract: a hosted platform leaves nothing out. */
    own?: boolean;
  }[];
}

/** The condition by the ids of today, where the list knows its field and operator. */
function readCondition(candidate: unknown, fields: readonly FilterField[]): Condition[] {
  if (!Array.isArray(candidate) || candidate.length !== 3) return [];
  if (!candidate.every((part) => typeof part === 'string')) return [];
  const [name, verb, value] = candidate as [string, string, string];
  const id = currentId(name, (known) => fields.some((field) => field.id === known));
  const kind = fields.find((field) => field.id === id)?.kind;
  if (kind === undefined) return [];
  const operator = currentId(verb, (known) => isOperator(kind, known));
  return isOperator(kind, operator) ? [[id, operator, value]] : [];
}

/** Reads what the address bar or a saved view holds; drops what this list does not know. */
export function parseListFilter(raw: unknown, spec: Pick<ListSpec, 'fields' | 'tabs'>): ListFilter {
  if (typeof raw !== 'object' || raw === null) return {};
  const { tab: named, q, where, view } = raw as Record<keyof ListFilter, unknown>;
  const isTab = (known: string) => spec.tabs.some(({ id }) => id === known);
  const tab = typeof named === 'string' ? currentId(named, isTab) : undefined;
  const conditions = Array.isArray(where) ? where.flatMap((entry) => readCondition(entry, spec.fields)) : [];
  return {
    ...(tab !== undefined && isTab(tab) ? { tab } : {}),
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.trim() } : {}),
    ...(conditions.length > 0 ? { where: conditions } : {}),
    ...(typeof view === 'string' && view !== '' ? { view } : {}),
  };
}

/** Where a list with that filter is, under `/admin`. */
export const addressOf = (desk: string, filter: ListFilter): string =>
  `/${desk}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export function isFiltered({ tab, q, where }: ListFilter): boolean {
  return Boolean(tab) || Boolean(q) || (where?.length ?? 0) > 0;
}

/** The same for filters that show the same, whichever view they came from. */
export const shownKey = ({ tab = '', q = '', where = [] }: ListFilter): string =>
  JSON.stringify([tab, q, where]);

export function tabFilter({ values, filter }: ListTab): PlatformFilter[] {
  const parts = Object.entries(values).map(([path, wanted]) => ({ [path]: { $in: [...wanted] } }));
  return filter ? [...parts, filter] : parts;
}

export function toPlatformFilter(state: ListFilter, spec: ListSpec, moment: QueryMoment): PlatformFilter {
  const { tab, q, where = [] } = parseListFilter(state, spec);
  const parts: PlatformFilter[] = [];
  const chosen = spec.tabs.find(({ id }) => id === tab);
  for (const { field, filter, own = false } of spec.unlessAsked) {
    const isAsked =
      where.some(([id]) => id === field) ||
      Object.keys(filter).some((path) => chosen?.values[path] ?? (chosen?.filter && path in chosen.filter));
    if (!isAsked && (moment.ownFields || !own)) parts.push(filter);
  }
  if (chosen) parts.push(...tabFilter(chosen));
  for (const condition of where) {
    const field = spec.fields.find(({ id }) => id === condition[0]);
    const known = field && (moment.ownFields || !field.own);
    const part = known && conditionFilter(field, condition, moment);
    if (part) parts.push(part);
  }
  const searched = q ? spec.quickSearch?.(q, moment.ownFields) : undefined;
  if (searched) parts.push(searched);
  return allOf(parts);
}

/** What fits all of them. */
export function allOf(filters: PlatformFilter[]): PlatformFilter {
  const parts = filters.filter((part) => Object.keys(part).length > 0);
  if (parts.length <= 1) return parts[0] ?? {};
  const keys = parts.flatMap((part) => Object.keys(part));
  return new Set(keys).size === keys.length ? Object.assign({}, ...parts) : { $and: parts };
}
