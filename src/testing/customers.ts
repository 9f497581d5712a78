import { customerExtensions } from '../shared/extensions/customers.ts';
import type { CustomerSummary } from '../shared/customers.ts';
import { extensionCalls } from './extension-calls.ts';
import type { Stack } from './stack.ts';

/** Calls of the operations on customers, and the customers that a filter finds. */
export function customerCalls(stack: Pick<Stack, 'call'>) {
  const call = extensionCalls(customerExtensions, (path, body, headers) =>
    stack.call('POST', path, body, headers),
  );
  const find = async (filter: Record<string, unknown>): Promise<CustomerSummary[]> =>
    (await call('queryCustomers', { query: { filter } })).body.customers;
  return {
    call,
    find,
    /** @throws where nobody has the address */
    async one(email: string): Promise<CustomerSummary> {
      const [found] = await find({ email });
      if (!found) throw new Error(`Nobody is called ${email}.`);
      return found;
    },
  };
}
