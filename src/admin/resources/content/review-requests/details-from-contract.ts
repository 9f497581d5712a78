import type { ReviewRequestDetails } from '#shared/review-requests.ts';
import { orderOperations, type Order } from '#wix/order-operations.ts';
import { productOperations, type Product } from '#wix/product-operations.ts';
import type { ReviewRequest } from '#wix/review-request-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';

const MAX = 100;

/** Whoever may not read them reads requests all the same. */
const whatCanBeRead = <Item>(read: Promise<Item[]>): Promise<Item[]> => read.catch(() => []);

async function ordersOf(ids: readonly string[], options: CallOptions | undefined): Promise<Order[]> {
  if (ids.length === 0) return [];
  const requested = { filter: { id: { $in: ids } }, cursorPaging: { limit: MAX } };
  return (await orderOperations.search(requested, options)).orders ?? [];
}

async function productsOf(ids: readonly string[], options: CallOptions | undefined): Promise<Product[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX) }, (_, at) =>
    ids.slice(at * MAX, (at + 1) * MAX),
  );
  const pages = await Promise.all(
    chunks.map((chunk) =>
      productOperations.search({ filter: { id: { $in: chunk } }, cursorPaging: { limit: MAX } }, options),
    ),
  );
  return pages.flatMap(({ products }) => products ?? []);
}

/** What a platform tells of requests that knows the contract alone: whose they are, and the names of their products. */
export async function detailsFromContract(
  requests: readonly ReviewRequest[],
  options?: CallOptions,
): Promise<ReviewRequestDetails[]> {
  const items = requests.flatMap(({ items: each }) => each ?? []);
  const [orders, products] = await Promise.all([
    whatCanBeRead(
      ordersOf(
        requests.flatMap(({ order }) => order?._id ?? []),
        options,
      ),
    ),
    whatCanBeRead(
      productsOf([...new Set(items.flatMap(({ catalogItemId }) => catalogItemId ?? []))], options),
    ),
  ]);
  const orderById = new Map(orders.map((order) => [order._id, order]));
  const nameById = new Map(products.map(({ _id, name }) => [_id, name]));
  return requests.map(({ _id, order, items: requested = [] }) => {
    const of = orderById.get(order?._id ?? '');
    const { firstName, lastName } =
      of?.billingInfo?.contactDetails ?? of?.recipientInfo?.contactDetails ?? {};
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return {
      id: _id ?? '',
      ...(of?.number && { orderNumber: of.number }),
      ...(name && { name }),
      ...(of?.buyerInfo?.email && { email: of.buyerInfo.email }),
      items: requested.map(({ catalogItemId = '' }) => {
        const known = nameById.get(catalogItemId);
        return { id: catalogItemId, ...(known && { name: known }) };
      }),
    };
  });
}
