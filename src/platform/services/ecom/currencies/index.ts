import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { CurrenciesApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { latestRates, type LatestRate } from '../../extensions/reports/public.ts';
import { converted, isScaled, rateOf } from './rules.ts';

/** Those a rate stands for, and the shop's own, which is worth itself as of now. */
async function known(context: Context): Promise<Map<string, LatestRate>> {
  const { clock, site } = context;
  const today = clock.now().toISOString().slice(0, 10);
  const rates = await latestRates(context, today);
  const own = { currency: site.currency, rate: '1', day: today };
  return new Map([own, ...rates].map((rate) => [rate.currency, rate]));
}

function worthIn(rates: ReadonlyMap<string, LatestRate>, currency: string): LatestRate {
  const found = rates.get(currency);
  if (found) return found;
  throw badRequest('The shop has no rate for this currency.', 'CURRENCY_NOT_SUPPORTED', { currency });
}

async function between(context: Context, fromCode: string, toCode: string) {
  const rates = await known(context);
  const [from, to] = [worthIn(rates, fromCode), worthIn(rates, toCode)];
  const older = from.day < to.day ? from.day : to.day;
  return {
    worths: { from: from.rate, to: to.rate },
    // The SDK's type says Date; in the API it is text.
    rateTimestamp: `${older}T00:00:00.000Z`,
  };
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const currencies = defineService({
  name: 'currencies',
  package: 'ecom_currencies',
  handlers: {
    async listCurrencies(_request, context) {
      const codes = [...(await known(context)).keys()].toSorted();
      return { currencies: codes.map((code) => ({ code, symbol: symbolOf(code) })) };
    },
    async getConversionRate({ from, to }, context) {
      const { worths, rateTimestamp } = await between(context, from, to);
      return { rate: rateOf(worths), rateTimestamp };
    },
    async convertCurrency({ amounts = [], from, to }, context) {
      const wrong = amounts.findIndex((amount) => !isScaled(amount));
      if (wrong !== -1) {
        throw invalidField(
          `amounts[${wrong}]`,
          'FORMAT',
          'must be whole digits with 0 to 18 decimal places, such as 1095 with 2',
        );
      }
      const { worths, rateTimestamp } = await between(context, from, to);
      return {
        amounts: amounts.map(({ value = '0', decimalPlaces = 0 }) =>
          converted({ value, decimalPlaces }, worths, to),
        ),
        rateTimestamp,
      };
    },
  } satisfies Handlers<CurrenciesApi, Context>,
});
