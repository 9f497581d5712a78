import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DeskFacts } from '../../shared/desks/desk.ts';
import { fetched, type Fetched, type ResourceProvider } from './compose-providers.ts';

interface DeskPages {
  icon: LucideIcon;
  provider: Fetched<ResourceProvider>;
  list?: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** List and record are one page, which stays while somebody goes from record to record. */
  onePage?: boolean;
  /** Below the desk's own path, such as `:id/refund`. */
  pages?: readonly { path: string; component: ComponentType }[];
  /** Reads what the page of a record begins with, while somebody is about to open it. */
  readAhead?: (client: QueryClient, id: string) => Promise<void>;
  /** What it tells on Home: a part of the list of what is going on. */
  atHome?: ComponentType;
}

/** What a desk tells the shell about itself: `resources/<area>/<name>/index.ts` exports one. */
export interface AdminDesk extends DeskFacts, DeskPages {
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

interface Finding<Row> {
  find(resource: string, params: { text: string; signal: AbortSignal }): Promise<{ data: Row[] }>;
}

interface Findable<Row> {
  provider: Fetched<Finding<Row>>;
  /** A record as the command palette shows it. */
  found: (row: Row) => Pick<Found, 'title' | 'detail'> & Partial<Pick<Found, 'to'>>;
}

type Desk<Row> = DeskFacts & DeskPages & (Findable<Row> | { found?: undefined });

/** The registration of a desk: routes, rights, place, words and keys come from it. */
export function defineDesk<Row extends { id: string }>(desk: Desk<Row>): AdminDesk {
  const { found: _, ...facts } = desk;
  return { ...facts, ...(desk.found && { find: findIn(desk) }) };
}

const findIn =
  <Row extends { id: string }>({ name, provider, found }: DeskFacts & Findable<Row>) =>
  async (text: string, signal: AbortSignal): Promise<Found[]> => {
    const { data } = await (await fetched(provider)).find(name, { text, signal });
    return data.map((row) => ({ id: row.id, to: `/${name}/${row.id}`, ...found(row) }));
  };
