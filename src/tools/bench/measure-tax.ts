import { connect, type Call, type Turns } from './measure.ts';
import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';
import { headers } from './scenarios.ts';

export const RATES = 500;
export const TAXED_LINES = 50;
/** One that the filled shop has no rates for. */
const COUNTRY = 'NZ';
const PRODUCTS = 100;
const TURNS: Turns = { warmUp: 20, turns: 100, parallelTurns: 160 };

const asShop = (path: string, body: object): Call => ({
  method: 'POST',
  path: `/wixapis${path}`,
  headers,
  body,
});

interface Filled {
  groups: string[];
  exemptGroupId: string;
}

/** A region with five hundred groups of goods, each with a rate and one for who is exempt. */
async function fillTax(base: string): Promise<Filled> {
  const shop = connect(base);
  const made = async (path: string, key: string, entity: object): Promise<string> => {
    const answer = await shop.ask<Record<string, { id: string }>>(asShop(path, { [key]: entity }));
    return answer[key]?.id ?? '';
  };
  const { taxCalculatorDetails: [calculator] = [] } = await shop.ask<{
    taxCalculatorDetails?: { appId: string }[];
  }>({ method: 'GET', path: '/wixapis/billing/v1/list-tax-calculators', headers });
  const appId = calculator?.appId;
  const taxRegionId = await made('/billing/v1/tax-regions', 'taxRegion', { country: COUNTRY, appId });
  const exemptGroupId = await made('/billing/v1/tax-exempt-groups', 'taxExemptGroup', { name: 'Trade' });
  const groups: string[] = [];
  for (let n = 0; n < RATES; n++) {
    const taxGroupId = await made('/billing/v1/tax-groups', 'taxGroup', { name: `Group ${n}` });
    groups.push(taxGroupId);
    await made('/billing/v1/manual-tax-mappings', 'manualTaxMapping', {
      taxRegionId,
      taxGroupId,
      taxRate: `0.1${n % 10}`,
      exemptRates: [{ taxExemptGroupId: exemptGroupId, taxRate: '0.05' }],
    });
  }
  shop.close();
  return { groups, exemptGroupId };
}

const calculate = ({ groups }: Filled, more: object = {}): Call =>
  asShop('/billing/v1/calculate-tax', {
    currency: 'EUR',
    addresses: [{ country: COUNTRY }],
    lineItems: Array.from({ length: TAXED_LINES }, (_, n) => ({
      id: String(n),
      price: `${10 + n}.90`,
      quantity: 1 + (n % 3),
      taxGroupId: groups[(n * 7) % RATES],
      addressIndex: { singleAddress: 0 },
    })),
    ...more,
  });

const bare = (): Call => ({ method: 'GET', path: `/tax/rates?country=${COUNTRY}` });

/** What five hundred rates cost fifty lines. */
export const measureTax = (engine: string, env: Env): Promise<QuestionFigures> =>
  measureQuestions({
    engine,
    env,
    fill: { PRODUCTS: String(PRODUCTS) },
    turns: TURNS,
    async questions(base) {
      const filled = await fillTax(base);
      const { exemptGroupId } = filled;
      return [
        { name: 'tax of 50 lines under 500 rates', ours: () => calculate(filled), bare },
        {
          name: 'the same for a buyer who is exempt',
          ours: () => calculate(filled, { exemptDetails: { exemptBy: 'EXEMPT_GROUP', exemptGroupId } }),
          bare,
        },
      ];
    },
  });
