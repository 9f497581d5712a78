import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DeskFacts } from '../../shared/desks/desk.ts';
import type { ResourceProvider } from './compose-providers.ts';
import type { ListFilter } from './list-state.ts';
import type { TabCounts } from './tab-counts.ts';

interface DeskPages {
  icon: LucideIcon;
  provider: ResourceProvider;
  list?: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Below the desk's own path, such as `:id/refund`. */
  pages?: readonly { path: string; component: ComponentType }[];
  /** Its words, found under its name: `orders.name` is what the rail says. */
  messages: { name: string } & Record<string, unknown>;
}

/** What a desk tells the shell about itself: `resources/<name>/index.ts` exports one. */
export interface AdminDesk extends DeskFacts, DeskPages {
  /** How many records wait for a person: the figure beside the entry. */
  waiting?: (signal: AbortSignal) => Promise<number>;
  /** Finds records for the command palette. */
  find?: (expression: string, signal: AbortSignal) => Promise<Found[]>;
}

export interface Found {
  id: string;
  /** Under `/admin`, such as `/orders/1`. */
  to: string;
  title: string;
  detail: string;
}

interface Counting {
  counts(
    resource: string,
    params: { filter: ListFilter; signal: AbortSignal },
  ): Promise<{ data: TabCounts | undefined }>;
}

interface Finding<Row> {
  find(resource: string, params: { text: string; signal: AbortSignal }): Promise<{ data: Row[] }>;
}

interface Waiting {
  provider: Counting;
  /** The tab whose records wait for a person. */
  waiting: string;
}

interface Findable<Row> {
  provider: Finding<Row>;
  /** A record as the command palette shows it. */
  found: (row: Row) => Pick<Found, 'title' | 'detail'> & Partial<Pick<Found, 'to'>>;
}

type Desk<Row> = DeskFacts &
  DeskPages &
  (Waiting | { waiting?: undefined }) &
  (Findable<Row> | { found?: undefined });

/** The registration of a desk: routes, rights, place, words and keys come from it. */
export function defineDesk<Row extends { id: string }>(desk: Desk<Row>): AdminDesk {
  const { waiting: _, found: __, ...facts } = desk;
  return {
    ...facts,
    ...(desk.waiting !== undefined && { waiting: waitingIn(desk) }),
    ...(desk.found && { find: findIn(desk) }),
  };
}

const waitingIn =
  ({ name, provider, waiting }: DeskFacts & Waiting) =>
  async (signal: AbortSignal): Promise<number> => {
    const { data } = await provider.counts(name, { filter: {}, signal });
    return data?.tabs[waiting] ?? 0;
  };

const findIn =
  <Row extends { id: string }>({ name, provider, found }: DeskFacts & Findable<Row>) =>
  async (text: string, signal: AbortSignal): Promise<Found[]> => {
    const { data } = await provider.find(name, { text, signal });
    return data.map((row) => ({ id: row.id, to: `/${name}/${row.id}`, ...found(row) }));
  };
