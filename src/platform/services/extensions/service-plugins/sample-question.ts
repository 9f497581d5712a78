import type { PluginKind } from '#shared/plugins.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import type { Context } from '#platform/context.ts';
import type { PluginQuestion } from '#platform/plugins.ts';
import { homeDestination } from '../../ecom/delivery-profile/public.ts';
import type { AskablePlugin } from './askable.ts';
import { behalfOfShop } from './behalf.ts';
import { fetchFees } from './spi/additional-fees.ts';
import { fetchTriggerList } from './spi/custom-triggers.ts';
import { fetchCardBalance } from './spi/gift-cards.ts';
import { fetchMemberships } from './spi/memberships.ts';
import { fetchPaymentSettings } from './spi/payment-settings.ts';
import { fetchRates } from './spi/shipping-rates.ts';
import { fetchRecommendations } from './spi/recommendations.ts';
import { fetchTax } from './spi/tax-calculation.ts';
import { fetchViolations } from './spi/validations.ts';

const SAMPLE_ID = '00000000-0000-4000-8000-000000000001';

const SAMPLE_CODE = 'SAMPLE-CODE-0000';

/** Two of something of ordinary size. */
const LINES = [
  {
    id: SAMPLE_ID,
    name: 'Sample',
    quantity: 2,
    price: '10',
    shippable: true,
    weight: 0.5,
  },
];

/** What it would be asked of an ordinary cart that goes to where the shop delivers first of all. */
export async function sampleQuestion(
  context: Context,
  plugin: AskablePlugin,
  kind: PluginKind,
): Promise<PluginQuestion> {
  const { currency } = context.site;
  const { country = 'US' } = (await homeDestination(context)) ?? {};
  const behalf = behalfOfShop(context);
  const cart = { ...behalf, lines: LINES, place: { country }, deliveryCode: undefined, currency };
  const amount = { amount: '20', convertedAmount: '20' };
  switch (kind) {
    case 'SHIPPING_RATES':
      return fetchRates(plugin, cart);
    case 'ADDITIONAL_FEES':
      return fetchFees(plugin, cart);
    case 'VALIDATIONS':
      return fetchViolations(plugin, {
        ...cart,
        source: 'CHECKOUT',
        priceSummary: { subtotal: amount, total: amount },
      });
    case 'TAX_CALCULATION': {
      const things = LINES.map(({ id, name, quantity }) => ({ id, name, quantity, amount: '20' }));
      return fetchTax(plugin, { ...behalf, things, place: { country }, currency, isIncluded: false });
    }
    case 'CUSTOM_TRIGGERS':
      return fetchTriggerList(plugin, behalf);
    case 'RECOMMENDATIONS':
      return fetchRecommendations(plugin, {
        ...behalf,
        algorithmIds: (plugin.settings.algorithms ?? []).map(({ id }) => id),
        items: [{ appId: STORES_APP_ID, catalogItemId: SAMPLE_ID }],
      });
    case 'GIFT_CARDS':
      // Nobody has it: that it says so is the answer.
      return fetchCardBalance(plugin, { ...behalf, code: SAMPLE_CODE, currency });
    case 'MEMBERSHIPS':
      // Of a member whom nobody knows.
      return fetchMemberships(plugin, {
        ...behalf,
        memberId: SAMPLE_ID,
        lines: [
          {
            id: SAMPLE_ID,
            catalogReference: { appId: STORES_APP_ID, catalogItemId: SAMPLE_ID },
            rootCatalogItemId: SAMPLE_ID,
          },
        ],
      });
    case 'PAYMENT_SETTINGS':
      return fetchPaymentSettings(plugin, {
        ...behalf,
        order: {
          id: SAMPLE_ID,
          number: '0',
          currency,
          lines: LINES,
          priceSummary: { subtotal: amount, total: amount },
          shipsTo: { country },
          billedTo: { country },
        },
      });
  }
}
