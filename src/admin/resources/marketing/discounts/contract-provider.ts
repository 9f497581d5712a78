import { discountOperations, type DiscountRule } from '#wix/discount-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { localListProvider } from '#admin/data/local-list-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import { effectOf, stateOf, summarizeRule, type DiscountRecord } from './discount-record.ts';
import { discountListSpec } from './list-spec.ts';

const recordOf = (rule: DiscountRule): DiscountRecord => ({
  ...toRecord(rule),
  how: 'automatic',
  told: summarizeRule(rule),
});

const read = async (options?: CallOptions): Promise<DiscountRecord[]> =>
  (await discountOperations.all(options)).map(recordOf);

function fields({ how, told }: DiscountRecord) {
  const now = new Date();
  const { name, takes, uses, starts, ends, created } = told;
  return {
    name,
    search: name,
    how,
    state: stateOf(told, now),
    effect: effectOf(told, now),
    takes,
    uses,
    starts,
    ends,
    created,
    place: created,
  };
}

/** Of a hosted platform: the contract's rules alone, which the page itself looks through. */
export const contractProvider = localListProvider<DiscountRecord>({
  spec: discountListSpec,
  read,
  fields,
  get: async (id, options) => recordOf(await discountOperations.get(id, options)),
});
