import { connect, type Call, measure, type Measured, measureWork, type Turns, turnsOf } from './measure.ts';
import { collectionOf, isVisible, slugOf, sampleTerms } from './shop-data.ts';
import { addToCart, beginVisit, checkOut, estimate, refer } from './shopper.ts';

/** The same question to the shop and to the bare handler. */
export interface Question {
  name: string;
  turns: Turns;
  ours: (token: string, turn: number) => Call;
  bare: (turn: number) => Call;
}

export const READ: Turns = { warmUp: 30, turns: 150, parallelTurns: 320 };
/** For what takes long on a big store, ours or theirs. */
const SLOW: Turns = { warmUp: 3, turns: 15, parallelTurns: 32 };
export const ADD: Turns = { warmUp: 20, turns: 150, parallelTurns: 320 };
const ESTIMATE: Turns = { warmUp: 20, turns: 100, parallelTurns: 160 };
export const CHECKOUT: Turns = { warmUp: 4, turns: 30, parallelTurns: 128 };
const LINES = 50;
const PAGE = 24;
const COLLECTIONS = 20;

const products = (kind: 'query' | 'search', token: string, request: object): Call => ({
  method: 'POST',
  path: `/wixapis/stores/v3/products/${kind}`,
  headers: { authorization: token },
  body: { [kind]: { cursorPaging: { limit: PAGE }, ...request } },
});

const get = (path: string, values: Record<string, string> = {}): Call => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(values)}`,
});

const family = (turn: number): string => collectionOf(turn % COLLECTIONS);
const inFamily = (turn: number): object => ({
  $and: [
    { visible: true },
    { 'directCategoriesInfo.categories': { $matchItems: [{ id: { $in: [family(turn)] } }] } },
  ],
});
const NEWEST = [{ fieldName: 'createdDate', order: 'DESC' }];
const CHEAPEST = [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }];
const counted = (name: string, fieldPath: string): object => ({
  name,
  type: 'VALUE',
  fieldPath,
  value: { limit: 250 },
});
const measuredBy = (name: string, type: 'MIN' | 'MAX'): object => ({
  name,
  type: 'SCALAR',
  fieldPath: 'actualPriceRange.minValue.amount',
  scalar: { type },
});
const FACETS = [
  counted('total', 'visible'),
  counted('choices', 'options.choicesSettings.choices.name'),
  counted('stock', 'inventory.availabilityStatus'),
  measuredBy('low', 'MIN'),
  measuredBy('high', 'MAX'),
];
/** Two words of a name, one letter of them wrong. */
const misspelt = (turn: number): string => sampleTerms(turn).replace('a', 'o');

export const questions = (total: number): Question[] => [
  {
    name: 'products, newest 24',
    turns: READ,
    ours: (token) => products('query', token, { filter: { visible: true }, sort: NEWEST }),
    bare: () => get('/shop/newest'),
  },
  {
    name: 'products of a family, cheapest 24',
    turns: READ,
    ours: (token, turn) => products('search', token, { filter: inFamily(turn), sort: CHEAPEST }),
    bare: (turn) => get('/shop/family', { family: family(turn) }),
  },
  {
    name: 'product by its address',
    turns: READ,
    ours: (token, turn) => ({
      method: 'GET',
      path: `/wixapis/stores/v3/products/slug/${slugOf(isVisible(turn, total))}`,
      headers: { authorization: token },
    }),
    bare: (turn) => get('/shop/slug', { slug: slugOf(isVisible(turn, total)) }),
  },
  {
    name: 'search for two words',
    turns: READ,
    ours: (token, turn) =>
      products('search', token, {
        filter: { visible: true },
        search: { expression: sampleTerms(turn), mode: 'AND' },
      }),
    bare: (turn) => get('/shop/search', { words: sampleTerms(turn) }),
  },
  {
    name: 'search that forgives misspelling',
    turns: SLOW,
    ours: (token, turn) =>
      products('search', token, {
        filter: { visible: true },
        search: { expression: misspelt(turn), mode: 'AND', fuzzy: true },
      }),
    bare: (turn) => get('/shop/search', { words: sampleTerms(turn) }),
  },
  {
    name: 'shelf of a family with the counts of its facets',
    turns: SLOW,
    ours: (token, turn) =>
      products('search', token, { filter: inFamily(turn), sort: [NEWEST[0]], aggregations: FACETS }),
    bare: (turn) => get('/shop/shelf', { family: family(turn) }),
  },
  {
    name: 'shelf of everything with the counts of its facets',
    turns: SLOW,
    ours: (token) =>
      products('search', token, { filter: { visible: true }, sort: [NEWEST[0]], aggregations: FACETS }),
    bare: () => get('/shop/shelf'),
  },
];

export interface BenchLocation {
  base: string;
  /** Products there are. */
  total: number;
}

export async function requestOurs({ base }: BenchLocation, { ours, turns }: Question): Promise<Measured> {
  const shop = connect(base, 1);
  const token = await beginVisit(shop, 0);
  shop.close();
  return measure({ base, call: (turn) => ours(token, turn), ...turns });
}

export const requestBaseline = ({ base }: BenchLocation, { bare, turns }: Question): Promise<Measured> =>
  measure({ base, call: bare, ...turns });

/** Each time by a visitor of their own, who had no cart yet. */
export async function measureAdding({ base, total }: BenchLocation): Promise<Measured> {
  const shop = connect(base);
  const tokens: string[] = [];
  for (let shopper = 0; shopper < turnsOf(ADD); shopper++) tokens.push(await beginVisit(shop, shopper));
  const measured = await measureWork(
    (turn) => shop.ask(addToCart(tokens[turn] ?? '', [refer(isVisible(turn, total))])),
    ADD,
  );
  shop.close();
  return measured;
}

export const measureBaselineAdding = ({ base, total }: BenchLocation): Promise<Measured> =>
  measure({
    base,
    call: (turn) => ({ method: 'POST', path: '/shop/add', body: { index: isVisible(turn, total) } }),
    ...ADD,
  });

export interface FullCart {
  cartId: string;
  measured: Measured;
}

/** Totals with taxes and delivery of a cart of fifty lines. */
export async function measureEstimate({ base, total }: BenchLocation): Promise<FullCart> {
  const shop = connect(base);
  const token = await beginVisit(shop, 0);
  const references = Array.from({ length: LINES }, (_, line) => refer(isVisible(line, total)));
  const { cart } = await shop.ask<{ cart: { id: string; lineItems: unknown[] } }>(
    addToCart(token, references),
  );
  if (cart.lineItems.length !== Math.min(LINES, total)) throw new Error('The cart is not full.');
  const measured = await measureWork(() => shop.ask(estimate(token)), ESTIMATE);
  shop.close();
  return { cartId: cart.id, measured };
}

export const measureBaselineEstimate = ({ base }: BenchLocation, cartId: string): Promise<Measured> =>
  measure({ base, call: () => get('/shop/totals', { cart: cartId }), ...ESTIMATE });

export async function measureCheckouts({ base, total }: BenchLocation): Promise<Measured> {
  const shop = connect(base);
  const measured = await measureWork((turn) => checkOut(shop, turn, refer(isVisible(turn, total))), CHECKOUT);
  shop.close();
  return measured;
}

/** What any back end must at least do for a checkout: keep the cart, the checkout and its address, place the order. */
export async function measureBaselineCheckouts({ base, total }: BenchLocation): Promise<Measured> {
  const shop = connect(base);
  const send = <Reply>(path: string, body: object): Promise<Reply> =>
    shop.ask<Reply>({ method: 'POST', path, body });
  const measured = await measureWork(async (turn) => {
    const [{ cartId } = { cartId: '' }] = await send<{ cartId: string }[]>('/shop/add', {
      index: isVisible(turn, total),
    });
    const [{ checkoutId } = { checkoutId: '' }] = await send<{ checkoutId: string }[]>('/shop/checkout', {
      cartId,
    });
    await send('/shop/address', { checkoutId });
    const placed = await send<unknown[]>('/shop/pay', { checkoutId });
    if (placed.length !== 1) throw new Error('The bare handler placed no order.');
  }, CHECKOUT);
  shop.close();
  return measured;
}
