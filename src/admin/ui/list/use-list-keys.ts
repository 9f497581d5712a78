import { useMemo } from 'react';
import { toggled } from '../../data/bulk.ts';
import type { ListSelection } from '../grid/use-selection.ts';
import { usePageKeys } from '../page-keys.ts';

const links = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#content .row-link, #content li[data-id] > a'),
];

const rowOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('#content [data-id]') ?? null;

/** The focus is the cursor: what is read aloud, what Enter opens and what x ticks are the same row. */
function step(by: 1 | -1): void {
  const all = links();
  const here = rowOf(document.activeElement);
  const at = all.findIndex((link) => rowOf(link) === here);
  const next = at === -1 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface Options {
  /** Undefined where nothing can be done to many. */
  picked: Pick<ListSelection, 'selection' | 'select'> | undefined;
  /** Opens the export, where the list has one. */
  onExport: (() => void) | undefined;
}

/** The keys of every list; Enter is the focused link's own. */
export function useListKeys({ picked, onExport }: Options): void {
  const { selection, select } = picked ?? {};
  usePageKeys(
    'list',
    useMemo(
      () => ({
        next: () => step(1),
        previous: () => step(-1),
        select:
          selection &&
          select &&
          (() => {
            const id = rowOf(document.activeElement)?.dataset['id'];
            if (id !== undefined) select(toggled(selection, id));
          }),
        search: () => document.querySelector<HTMLInputElement>('#content input[type=search]')?.focus(),
        export: onExport,
      }),
      [selection, select, onExport],
    ),
  );
}
