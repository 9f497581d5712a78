import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { GridLayout } from './resource-column.ts';

const untouched: GridLayout = {};

export function useGridLayout(resource: string) {
  const [layout, setLayout] = useStore<GridLayout>(`${resource}.layout`, untouched);
  const change = useCallback(
    (part: GridLayout) => setLayout((current: GridLayout) => ({ ...current, ...part })),
    [setLayout],
  );
  return { layout, change, replace: setLayout };
}
