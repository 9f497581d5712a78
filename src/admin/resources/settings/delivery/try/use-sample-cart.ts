import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { MAX_TRIED_DELIVERY_LINES } from '#shared/delivery-offer.ts';
import type { FoundProduct } from '#admin/ui/ProductFinder.tsx';

export interface SampleCartLine {
  product: FoundProduct;
  quantity: number;
}

/** An order, whose cart is tried. */
export interface TriedOrder {
  id: string;
  number: string;
}

interface OrderRow {
  id: string;
  number?: string | null;
}

/** What is sent: an order by its number, or products; one product of the shop to begin with. */
export function useSampleCart() {
  const provider = useDataProvider();
  const [order, setOrder] = useState<TriedOrder>();
  const [sampleCartLines, setSampleCartLines] = useState<readonly SampleCartLine[]>();
  const first = useQuery({
    queryKey: ['products', 'first'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<FoundProduct>('products', {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
          signal,
        })
      ).data.map((product): SampleCartLine => ({ product, quantity: 1 })),
    staleTime: Infinity,
  });
  const lines = sampleCartLines ?? first.data ?? [];
  return {
    order,
    lines,
    isRead: sampleCartLines !== undefined || !first.isPending,
    isFull: lines.length >= MAX_TRIED_DELIVERY_LINES,
    clear: () => setOrder(undefined),
    /** @returns whether there is such an order */
    find: async (number: string): Promise<boolean> => {
      const { data } = await provider.getList<OrderRow>('orders', {
        pagination: { page: 1, perPage: 10 },
        sort: { field: '_createdDate', order: 'DESC' },
        filter: { q: number },
      });
      const found = data.find((each) => each.number === number);
      if (found) setOrder({ id: found.id, number });
      return found !== undefined;
    },
    add: (product: FoundProduct) => setSampleCartLines([...lines, { product, quantity: 1 }]),
    change: (id: string, quantity: number) =>
      setSampleCartLines(
        quantity === 0
          ? lines.filter(({ product }) => product.id !== id)
          : lines.map((line) => (line.product.id === id ? { ...line, quantity } : line)),
      ),
  };
}

export type SampleCart = ReturnType<typeof useSampleCart>;
