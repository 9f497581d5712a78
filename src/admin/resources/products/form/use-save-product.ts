import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useDataProvider, useUpdate } from 'ra-core';
import { useState } from 'react';
import { toCallError, type CallError } from '../../../../wix/errors.ts';
import { whole, type ProductRecord } from '../product-record.ts';
import { toProductInput, type ProductForm } from './product-form.ts';

const CONFLICT = 409;

export interface Saving {
  busy: boolean;
  error: CallError | undefined;
  /** Somebody saved this product after it was opened here; nothing was overwritten. */
  conflict: boolean;
  /** @param over saves upon whatever stands there now */
  save: (form: ProductForm, over?: boolean) => Promise<ProductRecord | undefined>;
  /** Brings what stands there now. */
  readAgain: () => Promise<void>;
}

/** Sends the whole form at once; the list and the counts are read again by themselves. */
export function useSaveProduct(product: ProductRecord | undefined): Saving {
  const provider = useDataProvider();
  const client = useQueryClient();
  const [create, creating] = useCreate<ProductRecord>();
  const [update, updating] = useUpdate<ProductRecord>();
  const [error, setError] = useState<CallError>();

  const revisionNow = async (id: string): Promise<string | undefined> => {
    const { data } = await provider.getOne<ProductRecord>('products', { id });
    return data.revision ?? undefined;
  };

  const send = async (form: ProductForm, over: boolean): Promise<ProductRecord | void> => {
    if (!product) return create('products', { data: toProductInput(form) }, { returnPromise: true });
    const revision = over ? await revisionNow(product.id) : (product.revision ?? undefined);
    return update(
      'products',
      { id: product.id, data: toProductInput(form, revision ?? ''), previousData: product, meta: whole },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
  };

  return {
    busy: creating.isPending || updating.isPending,
    error: error && error.status !== CONFLICT ? error : undefined,
    conflict: error?.status === CONFLICT && product !== undefined,
    async readAgain() {
      setError(undefined);
      await client.invalidateQueries({ queryKey: ['products', 'getOne'] });
    },
    async save(form, over = false) {
      setError(undefined);
      try {
        return (await send(form, over)) ?? undefined;
      } catch (thrown) {
        setError(toCallError(thrown));
        return undefined;
      }
    },
  };
}
