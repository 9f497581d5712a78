import type { Context } from '#platform/context.ts';
import type { DiscountsCustomTriggerApi, Handler, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { askablePlugins, fetchTriggerList, behalfOfShop } from '../../extensions/service-plugins/public.ts';

/** Of each app that answers; none where there is no app to ask. */
const listTriggers: Handler<DiscountsCustomTriggerApi, 'listTriggers', Context> = async (
  _request,
  context,
) => {
  const plugins = await askablePlugins(context, 'CUSTOM_TRIGGERS');
  const lists = plugins.map((plugin) => fetchTriggerList(plugin, behalfOfShop(context)));
  const told = (await context.plugins.ask({ lists })).lists;
  return {
    triggers: told.flatMap((one, index) =>
      'answer' in one ? one.answer.map((each) => ({ ...each, appId: plugins[index]?.appId ?? '' })) : [],
    ),
  };
};

/** Occasions for discounts that an app of the shop knows of; the totals ask it which are met. */
export const customTriggers = defineService({
  name: 'custom-triggers',
  package: 'ecom_discounts-custom-trigger',
  handlers: { listTriggers } satisfies Handlers<DiscountsCustomTriggerApi, Context>,
  ownTransactions: ['listTriggers'],
});
