import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { toCallError } from '#wix/errors.ts';
import { productOperations } from '#wix/product-operations.ts';
import { copyOf } from './duplicate.ts';

/** Makes the product once more, as it is kept, and opens the copy. */
export function useCopyProduct() {
  const client = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (id: string) => {
      const stored = await productOperations.get(id);
      const copy = copyOf(stored, (name) => translate('products.duplicate.name', { name }));
      return productOperations.create(copy);
    },
    onSuccess(copy) {
      void client.invalidateQueries({ queryKey: ['products', 'getList'] });
      void client.invalidateQueries({ queryKey: ['counts', 'products'] });
      notify('products.duplicate.done', { type: 'success' });
      void navigate(`/products/${copy._id ?? ''}`);
    },
    onError: (error) =>
      notify('products.duplicate.failed', {
        type: 'error',
        messageArgs: { reason: toCallError(error).message },
      }),
  });
}
