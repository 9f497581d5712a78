import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { MAX_TRIED_LINES } from '../../shared/try-discount.ts';
import type { FoundProduct } from './ProductFinder.tsx';

export interface SampleLine {
  id: string;
  quantity: number;
}

const KEY = 'counterpart.sample-cart';
const AT_FIRST = 3;
const MAX_PIECES = 99;

const isLine = (line: unknown): line is SampleLine =>
  typeof line === 'object' &&
  line !== null &&
  typeof (line as SampleLine).id === 'string' &&
  Number.isInteger((line as SampleLine).quantity) &&
  (line as SampleLine).quantity >= 1;

function readKept(): SampleLine[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(stored) ? stored.filter(isLine).slice(0, MAX_TRIED_LINES) : undefined;
  } catch {
    return undefined;
  }
}

/** The cart that discounts and taxes are tried on: this browser keeps it, and begins with a few of the shop's products. */
export function useSampleCart() {
  const provider = useDataProvider();
  const [stored, setStored] = useState(readKept);
  const first = useQuery({
    queryKey: ['discounts', 'sample-cart'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<FoundProduct>('products', {
          pagination: { page: 1, perPage: AT_FIRST },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
          signal,
        })
      ).data.map(({ id }) => ({ id, quantity: 1 })),
    enabled: stored === undefined,
    staleTime: Infinity,
  });
  const lines = stored ?? first.data ?? [];
  const set = (next: SampleLine[]) => {
    setStored(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return {
    lines,
    /** Before, nobody knows what lies in it. */
    isRead: stored !== undefined || !first.isPending,
    most: MAX_PIECES,
    isFull: lines.length >= MAX_TRIED_LINES,
    add: (id: string) => set([...lines, { id, quantity: 1 }]),
    change: (id: string, quantity: number) =>
      set(
        quantity === 0
          ? lines.filter((line) => line.id !== id)
          : lines.map((line) => (line.id === id ? { id, quantity } : line)),
      ),
  };
}

/** The products of a sample cart, by their ids. */
export function useSampleProducts(lines: readonly SampleLine[]): ReadonlyMap<string, FoundProduct> {
  const provider = useDataProvider();
  const ids = lines.map(({ id }) => id).toSorted();
  const { data = [] } = useQuery({
    queryKey: ['products', 'names', ids],
    queryFn: async ({ signal }) => (await provider.getMany<FoundProduct>('products', { ids, signal })).data,
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });
  return new Map(data.map((product) => [product.id, product]));
}
