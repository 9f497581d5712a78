import { useNotify, useUpdate } from 'ra-core';
import { archiveChange } from '#shared/archived-products.ts';
import { toCallError } from '#wix/errors.ts';
import { whole, type ProductRecord } from '../product-record.ts';

/** Puts the product away, or takes it back: at once, apart from what waits for "Save". */
export function useArchiveProduct(product: ProductRecord | undefined) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<ProductRecord>();
  const archive = (archived: boolean) => {
    if (!product) return;
    void update(
      'products',
      {
        id: product.id,
        data: { ...archiveChange(archived), revision: product.revision ?? '' },
        previousData: product,
        meta: whole,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`products.archive.${archived ? 'done' : 'undone'}`, { type: 'success' }),
        onError: (error) =>
          notify('products.archive.failed', {
            type: 'error',
            messageArgs: { reason: toCallError(error).message },
          }),
      },
    );
  };
  return { archive, isPending };
}
