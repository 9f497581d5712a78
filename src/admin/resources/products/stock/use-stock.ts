import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { productOperations, type StockItem } from '../../../../wix/product-operations.ts';
import { CallError } from '../../../../wix/errors.ts';

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

/** Sets the count of one variant at once; a count changed meanwhile is refused and read again. */
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
      void client.invalidateQueries({ queryKey: ['counts', 'products'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(productId) }),
  });
}
