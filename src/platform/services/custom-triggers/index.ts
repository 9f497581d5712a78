import type { Context } from '../../context.ts';
import type { DiscountsCustomTriggerApi, Handler, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';

/** None where there is no app to ask, or it does not answer. */
const listTriggers: Handler<DiscountsCustomTriggerApi, 'listTriggers', Context> = async (
  _request,
  { triggers },
) => ({
  triggers: (await triggers.list()).map((one) => ({
    ...one,
    ...(triggers.appId !== undefined && { appId: triggers.appId }),
  })),
});

/** Occasions for discounts that an app of the shop knows of; the totals ask it which are met. */
export const customTriggers = defineService({
  name: 'custom-triggers',
  package: 'ecom_discounts-custom-trigger',
  handlers: { listTriggers } satisfies Handlers<DiscountsCustomTriggerApi, Context>,
  ownTransactions: ['listTriggers'],
});
