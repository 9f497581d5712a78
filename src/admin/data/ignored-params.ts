import { isOperator } from './filter-operators.ts';
import type { ListSpec } from './list-state.ts';

/** A part of an address that the list does not know and so does not follow. */
export interface IgnoredParam {
  kind: 'tab' | 'filter' | 'parameter' | 'unreadable';
  /** As it stands in the address. */
  name: string;
}

const parameters = new Set(['filter', 'sort', 'order', 'page', 'perPage', 'displayedFilters']);
const filterKeys = new Set(['tab', 'q', 'where', 'view']);
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

type Spec = Pick<ListSpec, 'fields' | 'tabs'>;

function conditionName(condition: unknown, { fields }: Spec): string | undefined {
  if (!Array.isArray(condition)) return JSON.stringify(condition);
  const [id, operator] = condition.map(String);
  const field = fields.find((known) => known.id === id);
  if (!field) return id ?? '';
  return isOperator(field.kind, operator ?? '') && condition.length === 3
    ? undefined
    : condition.slice(0, 2).join(' ');
}

/** What somebody asked for in the address and the list shows without: to be said, not passed over. */
export function ignoredParamsOf(search: string, spec: Spec): IgnoredParam[] {
  const query = new URLSearchParams(search);
  const strangers = [...query]
    .filter(([name]) => !parameters.has(name))
    .map(([name, value]): IgnoredParam => ({
      kind: 'parameter',
      name: shortened(value ? `${name}=${value}` : name),
    }));
  return [...strangers, ...inFilter(query.get('filter') ?? '{}', spec)];
}

function inFilter(text: string, spec: Spec): IgnoredParam[] {
  let filter: unknown;
  try {
    filter = JSON.parse(text);
  } catch {
    filter = undefined;
  }
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    return [{ kind: 'unreadable', name: shortened(text) }];
  const { tab, where } = filter as { tab?: unknown; where?: unknown };
  const conditions = Array.isArray(where) ? where : where === undefined ? [] : [where];
  return [
    ...(tab === undefined || spec.tabs.some(({ id }) => id === tab)
      ? []
      : [{ kind: 'tab' as const, name: shortened(typeof tab === 'string' ? tab : JSON.stringify(tab)) }]),
    ...[
      ...Object.keys(filter).filter((key) => !filterKeys.has(key)),
      ...conditions.flatMap((each) => conditionName(each, spec) ?? []),
    ].map((name) => ({ kind: 'filter' as const, name: shortened(name) })),
  ];
}
