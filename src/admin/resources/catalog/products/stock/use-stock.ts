import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { productsDesk } from '#shared/desks/products.ts';
import { productOperations, type StockItem, type StockTotal } from '#wix/product-operations.ts';
import { CallError } from '#wix/errors.ts';
import { useMay } from '#admin/access/session.ts';
import type { ProductRecord } from '../product-record.ts';

const keyOf = (productId: string) => ['products', 'stock', { id: productId }] as const;

const inOrder = new Intl.Collator(undefined, { numeric: true });

/** What there is of each variant, read when somebody looks. */
export const useStock = (productId: string, enabled = true) =>
  useQuery({
    queryKey: keyOf(productId),
    enabled,
    queryFn: async ({ signal }) => {
      const items = await productOperations.stock(productId, { signal });
      return items.toSorted((a, b) =>
        inOrder.compare(a.product?.variantName ?? '', b.product?.variantName ?? ''),
      );
    },
  });

/** What there is of a product in the list; one question counts all of the page. */
export function useStockTotal(productId: string): StockTotal | undefined {
  const mayCount = useMay(productsDesk.rights.countStock);
  const { data = [] } = useListContext<ProductRecord>();
  const ids = data.map(({ id }) => id);
  const { data: totals } = useQuery({
    queryKey: ['products', 'beside', 'stock', ids],
    enabled: mayCount && ids.length > 0,
    queryFn: ({ signal }) => productOperations.stockSums(ids, { signal }),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    placeholderData: (previous) => previous,
  });
  return totals?.get(productId);
}

/** Sets the count of one variant at once; a count changed meanwhile is rejected and read again. */
export function useSetStock(productId: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ item, quantity }: { item: StockItem; quantity: number }): Promise<StockItem> {
      const reply = await productOperations.setStock({
        id: item._id ?? '',
        revision: item.revision ?? '',
        quantity,
      });
      const [result] = reply.results ?? [];
      if (result?.item) return result.item;
      const { code = 'STOCK_NOT_SET', description = code } = result?.itemMetadata?.error ?? {};
      throw new CallError({ code, status: 409, message: description });
    },
    onSuccess(fresh) {
      client.setQueryData<StockItem[]>(keyOf(productId), (items) =>
        items?.map((item) => (item._id === fresh._id ? fresh : item)),
      );
      void client.invalidateQueries({ queryKey: ['products', 'getList'] });
      void client.invalidateQueries({ queryKey: ['products', 'beside'] });
      void client.invalidateQueries({ queryKey: ['counts', 'products'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(productId) }),
  });
}
