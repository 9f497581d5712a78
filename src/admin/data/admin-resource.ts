import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ResourceProvider } from './compose-providers.ts';

export interface ResourcePage {
  /** Below the resource's own path, such as `:id/refund`. */
  path: string;
  component: ComponentType;
}

/** What a resource tells the shell about itself: `resources/<name>/index.ts` exports one. */
export interface AdminResource {
  name: string;
  icon: LucideIcon;
  provider: ResourceProvider;
  list?: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  pages?: readonly ResourcePage[];
  /** Its words, found under its name: `orders.name` is what the rail says. */
  messages: { name: string } & Record<string, unknown>;
  /** The permission each action asks for; `list` also decides whether the rail shows it. */
  permissions: Readonly<Record<string, string>>;
  /** Where the rail shows it; those under Settings have no entry of their own. */
  place: 'main' | 'settings';
  /** The letter after `g` that opens it. */
  goTo?: string;
  /** Records where a person is awaited: the figure beside the entry. */
  waiting?: (signal: AbortSignal) => Promise<number>;
  /** Finds records for the command palette. */
  find?: (expression: string, signal: AbortSignal) => Promise<Found[]>;
}

export interface Found {
  id: string;
  /** Under `/admin`, such as `/orders/1/show`. */
  to: string;
  title: string;
  detail: string;
}
