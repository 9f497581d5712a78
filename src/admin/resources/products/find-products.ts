import { productOperations } from '../../../wix/product-operations.ts';
import type { Found } from '../../data/admin-resource.ts';
import { productListSpec } from './list-spec.ts';

const mostFound = 6;

/** For the command palette: by name. */
export async function findProducts(expression: string, signal: AbortSignal): Promise<Found[]> {
  const filter = productListSpec.quickSearch(expression);
  if (!filter) return [];
  const reply = await productOperations.search(
    { filter, sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: mostFound } },
    { signal },
  );
  return (reply.products ?? []).map(({ _id, name, slug }) => ({
    id: _id ?? '',
    to: `/products/${_id}`,
    title: name ?? '',
    detail: slug ?? '',
  }));
}
