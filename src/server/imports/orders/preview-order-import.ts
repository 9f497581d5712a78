import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import type { Compared } from '../kind.ts';
import { blamed, orderViolations } from './order-of-rows.ts';

/** Of the orders of one call. */
const MAX_CHARACTERS = 2_000_000;

type Problems = NonNullable<Compared<OrderImportField>['problems']>;

interface Reply {
  results: { violations: { field: string; description: string }[] }[];
}

const problemOf = ({ field, text }: ReturnType<typeof blamed>): Problems[number] => ({
  field: field ?? 'number',
  kind: 'format',
  value: '',
  text,
});

/** As many as one call takes. */
function* portions(orders: readonly object[]): Generator<object[]> {
  let portion: object[] = [];
  let size = 0;
  for (const order of orders) {
    const { length } = JSON.stringify(order);
    if (portion.length > 0 && size + length > MAX_CHARACTERS) {
      yield portion;
      portion = [];
      size = 0;
    }
    portion.push(order);
    size += length;
  }
  if (portion.length > 0) yield portion;
}

/**
 * What the platform would reject of each order; it checks them as it does when it writes. One that cannot be asked has the
 * checks of the contract. Nothing is asked of what is undefined.
 */
export async function previewOrderImport(
  platformFetch: PlatformFetch,
  orders: readonly (object | undefined)[],
): Promise<Problems[]> {
  const requested = orders.flatMap((order) => order ?? []);
  const found = new Map<object, Problems>();
  try {
    for (const portion of portions(requested)) {
      const { results } = await callHosted<Reply>(platformFetch, '/hosted/orders/import/foresee', {
        orders: portion,
      });
      for (const [index, { violations }] of results.entries()) {
        const order = portion[index];
        if (order)
          found.set(
            order,
            violations.map(({ field, description }) => problemOf(blamed(field, description))),
          );
      }
    }
  } catch (error) {
    if (!(error instanceof PlatformCallError) || (error.status !== 404 && error.status !== 413)) throw error;
    for (const order of requested) found.set(order, orderViolations(order).map(problemOf));
  }
  return orders.map((order) => (order && found.get(order)) ?? []);
}
