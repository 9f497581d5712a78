import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productOperations, type StockItem } from '#wix/product-operations.ts';

interface Counted {
  item: StockItem;
  quantity: number;
}

/** Sets the counts of several variants at once; one that was changed meanwhile is rejected by itself. */
export function useSetStockOfMany(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (counts: readonly Counted[]) =>
      productOperations.setStocks(
        counts.map(({ item, quantity }) => ({
          id: item._id ?? '',
          revision: item.revision ?? '',
          quantity,
        })),
      ),
    onSettled() {
      void client.invalidateQueries({ queryKey: ['products', 'stock', { id: productId }] });
      void client.invalidateQueries({ queryKey: ['products', 'getList'] });
      void client.invalidateQueries({ queryKey: ['products', 'beside'] });
      void client.invalidateQueries({ queryKey: ['counts', 'products'] });
    },
  });
}
