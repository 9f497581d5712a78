import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { nextNumber, setNextNumber } from '../tables.ts';

const MAX_NUMBER = 999_999_999;

export async function setOrderNumberCounter(
  request: Request<OrdersApi, 'setOrderNumberCounter'>,
  { db, siteId }: Context,
): Promise<Reply<OrdersApi, 'setOrderNumberCounter'>> {
  const counter = Number(request.counter);
  if (!/^\d+$/.test(request.counter) || counter < 1) {
    throw invalidField('counter', 'MIN', 'must be a whole number from 1', { threshold: 1 });
  }
  if (counter > MAX_NUMBER) {
    throw invalidField('counter', 'MAX', `must be less than or equal to ${MAX_NUMBER}`, {
      threshold: MAX_NUMBER,
    });
  }
  const before = await nextNumber(db, siteId);
  if (counter < before && request.allowLowerCounter !== true) {
    throw failedPrecondition(
      `The next order has the number ${before} already.`,
      'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
    );
  }
  await setNextNumber(db, siteId, counter);
  return { oldCounter: String(before), newCounter: String(counter) };
}
