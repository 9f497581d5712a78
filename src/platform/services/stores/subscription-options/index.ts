import type { Context } from '#platform/context.ts';
import type { Handlers, SubscriptionOptionsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { optionNotFound } from './not-found.ts';
import {
  allowOneTimePurchases,
  assignSubscriptionOptionsToProduct,
  bringToProducts,
  getOneTimePurchasesStatus,
  getProductIdsForSubscriptionOption,
  getSubscriptionOptionsForProduct,
  takeFromProducts,
} from './products.ts';
import { checkedOption } from './rules.ts';
import { entities, subscriptionOptions as entity, type SubscriptionOption } from './tables.ts';

/** Its dates are for the shop's own order of them; the contract has none. */
const withoutDates = (option: SubscriptionOption): SubscriptionOption => {
  const dated = option as SubscriptionOption & { createdDate?: unknown; updatedDate?: unknown };
  const { createdDate: _created, updatedDate: _updated, ...shown } = dated;
  return shown;
};

const options = crud<SubscriptionOptionsApi>()({
  entity,
  key: 'subscriptionOption',
  plural: 'subscriptionOptions',
  id: 'id',
  notFound: optionNotFound,
  async write(draft, before, context) {
    const option = checkedOption(draft);
    if (before) await bringToProducts(context, option);
    return option;
  },
  beforeRemove: ({ id }, context) => takeFromProducts(context, id),
  present: (stored) => stored.map(withoutDates),
});

type OptionInputs = SubscriptionOption[] | undefined;

/** All or none: the reply has no place for what became of each. */
const many = async <Made>(
  inputs: OptionInputs,
  each: (subscriptionOption: SubscriptionOption) => Promise<{ subscriptionOption: Made }>,
): Promise<{ subscriptionOptions: Made[] }> => {
  const made: Made[] = [];
  for (const option of inputs ?? []) made.push((await each(option)).subscriptionOption);
  return { subscriptionOptions: made };
};

const byId = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1);

export const subscriptionOptions = defineService({
  name: 'subscription-options',
  package: 'stores_subscription-options',
  handlers: {
    createSubscriptionOption: options.create,
    getSubscriptionOption: options.get,
    updateSubscriptionOption: options.update,
    deleteSubscriptionOption: options.remove,
    bulkCreateSubscriptionOptions: ({ subscriptionOptions: inputs }, context) =>
      many(inputs as OptionInputs, (subscriptionOption) => options.create({ subscriptionOption }, context)),
    bulkUpdateSubscriptionOptions: async ({ subscriptionOptions: inputs }, context) => {
      const wanted = (inputs ?? []) as SubscriptionOption[];
      // Locked in one order everywhere, and answered as asked.
      await entity.getManyForUpdate(
        context.db,
        context.siteId,
        wanted.map(({ id }) => id),
      );
      return many(wanted, (subscriptionOption) => options.update({ subscriptionOption }, context));
    },
    bulkDeleteSubscriptionOptions: async ({ ids }, context) => {
      for (const id of [...new Set(ids)].toSorted(byId)) await options.remove({ id }, context);
      return {};
    },
    assignSubscriptionOptionsToProduct,
    allowOneTimePurchases,
    getOneTimePurchasesStatus,
    getSubscriptionOptionsForProduct,
    getProductIdsForSubscriptionOption,
  } satisfies Handlers<SubscriptionOptionsApi, Context>,
  entities,
  migrations,
});
