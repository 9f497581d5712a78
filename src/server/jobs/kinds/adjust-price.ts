import { z } from 'zod';
import { findOperation } from '#platform/contract/index.ts';
import { amountModes, changedAmount } from '#shared/changed-amount.ts';
import { compareMoney, currencyDigits } from '#shared/money.ts';
import { callOperation, PlatformCallError } from '../../platform-call.ts';
import type { Outcome } from '../jobs.ts';
import { outcomeOf } from './bulk-job.ts';
import { jobKind } from './job-kind.ts';
import { products } from './products.ts';

const UPDATE = 'stores_products-v-3.updateProduct';

/** Once more, where somebody else has saved the product between reading and writing. */
const TRIES = 3;

const schema = z.strictObject({ mode: z.enum(amountModes), by: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/) });

interface Variant {
  price?: { actualPrice?: { amount?: string }; compareAtPrice?: { amount?: string } };
  revenueDetails?: { cost?: { amount?: string } };
}

interface Product {
  id: string;
  revision: string;
  options?: object[];
  variantsInfo?: { variants?: Variant[] };
}

/** With its new price. One before the reduction that would fall below it goes. */
function changed(variant: Variant, { mode, by }: z.infer<typeof schema>, currency: string): Variant {
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  const amount = changedAmount(actualPrice?.amount ?? '0', mode, by, currencyDigits(currency));
  if (amount === undefined) return variant;
  const stays = compareAtPrice?.amount !== undefined && compareMoney(compareAtPrice.amount, amount) >= 0;
  return { ...variant, price: { actualPrice: { amount }, ...(stays && { compareAtPrice }) } };
}

/**
 * Changes the prices of every variant. Each product is written once under a key of its own: a batch that is done again after a
 * crash raises no price twice.
 */
export const adjustPrice = (currency: string) =>
  jobKind(
    {
      operation: UPDATE,
      entities: products,
      batch: 10,
      params: schema,
      misfit: 'must say how to change the price and by how much',
    },
    async ({ platformFetch, ids, params, call }) => {
      const once = async (id: string): Promise<undefined> => {
        for (let attempt = 1; ; attempt++) {
          const { product } = await callOperation<{ product: Product }>(
            platformFetch,
            findOperation('stores_products-v-3.getProduct'),
            { productId: id, fields: ['MERCHANT_DATA', 'VARIANT_OPTION_CHOICE_NAMES'] },
          );
          const { revision, options = [], variantsInfo } = product;
          const variants = (variantsInfo?.variants ?? []).map((variant) =>
            changed(variant, params, currency),
          );
          try {
            await call(UPDATE, { product: { id, revision, options, variantsInfo: { variants } } }, id);
            return undefined;
          } catch (error) {
            if (!(error instanceof PlatformCallError)) throw error;
            // The first try of this batch came through before the process died: its prices were others then.
            if (error.code === 'IDEMPOTENCY_KEY_REUSED') return undefined;
            if (error.status !== 409 || attempt === TRIES) throw error;
          }
        }
      };
      const outcomes: Outcome[] = [];
      for (const id of ids) outcomes.push(await outcomeOf(id, () => once(id)));
      return outcomes;
    },
  );
