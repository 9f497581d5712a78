import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productsDesk } from '../../../../shared/desks/products.ts';
import { useMay } from '../../../access/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ProductRecord } from '../product-record.ts';

export function DeleteProduct({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const mayDelete = useMay(productsDesk.rights.delete);
  const [asking, setAsking] = useState(false);
  const [remove, { isPending, error }] = useDelete();
  if (!mayDelete) return null;
  const confirm = () =>
    void remove(
      'products',
      { id: product.id, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('products.delete.done', { type: 'success', messageArgs: { name: product.name ?? '' } });
          void navigate('/products');
        },
        onError: () => undefined,
      },
    );
  return (
    <>
      <Button color="error" variant="text" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {translate('products.delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('products.delete.title', { name: product.name ?? '' })}
        confirm={translate('products.delete.confirm', { name: product.name ?? '' })}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        error={
          error
            ? {
                title: translate('products.delete.failed'),
                cause: error,
                notDone: translate('products.delete.notDone'),
              }
            : undefined
        }
      >
        <p>{translate('products.delete.detail')}</p>
      </ConfirmDialog>
    </>
  );
}
