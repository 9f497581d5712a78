import type { Context } from '../../../context.ts';
import type { ProductsApi, Request } from '../../../contract/index.ts';
import { deleteCollection as remove } from '../../catalog/public.ts';
import { missing } from '../read.ts';

export async function deleteCollection(
  request: Request<ProductsApi, 'deleteCollection'>,
  context: Context,
): Promise<Record<string, never>> {
  if (!(await remove(context, request.id))) throw missing('collection');
  return {};
}
