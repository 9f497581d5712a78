import { connect, type Call } from './measure.ts';
import { API_KEY, SITE } from './scenarios.ts';
import { HOT_PRODUCT } from './shop-data.ts';
import { emailOf, pay, prepareCheckout, referTo, type ReadyCheckout } from './shopper.ts';

/** How it went when all paid at once for the few pieces there were. */
export interface RushFigures {
  shoppers: number;
  pieces: number;
  /** Told by the shop that they paid. */
  paid: number;
  /** Told that it is sold out. */
  refused: number;
  /** Whoever got another answer, by that answer. */
  others: string[];
  oversold: number;
  /** Orders the shop told of that are not there, or not paid. */
  lost: number;
  /** Orders, numbers or payments more than one for a checkout. */
  doubled: number;
  piecesLeft: number;
  seconds: number;
}

interface Order {
  id: string;
  number: string;
  status: string;
  paymentStatus: string;
  checkoutId?: string;
  buyerInfo?: { email?: string };
  lineItems?: { quantity?: number }[];
}

const FIRST_SHOPPER = 100_000;
/** One in so many presses the button twice. */
const DOUBLE_CLICKS = 4;
const SOLD_OUT = /"(FULL_OUT_OF_STOCK|PARTIAL_OUT_OF_STOCK|INSUFFICIENT_INVENTORY)"/;
const staff = { authorization: API_KEY, 'wix-site-id': SITE };

const search = (cursorPaging: object): Call => ({
  method: 'POST',
  path: '/wixapis/ecom/v1/orders/search',
  headers: staff,
  body: { search: { cursorPaging } },
});

async function readOrders(base: string): Promise<Order[]> {
  const shop = connect(base, 1);
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page: { orders: Order[]; metadata: { cursors: { next?: string } } } = await shop.ask(
      search({ limit: 100, ...(cursor && { cursor }) }),
    );
    orders.push(...page.orders);
    cursor = page.metadata.cursors.next;
  } while (cursor);
  shop.close();
  return orders;
}

async function piecesLeft(base: string): Promise<number> {
  const shop = connect(base, 1);
  const { inventoryItems } = await shop.ask<{ inventoryItems: { quantity?: number }[] }>({
    method: 'POST',
    path: '/wixapis/stores/v3/inventory-items/query',
    headers: staff,
    body: { query: { filter: { productId: HOT_PRODUCT } } },
  });
  shop.close();
  return inventoryItems[0]?.quantity ?? Number.NaN;
}

interface Outcome {
  checkoutId: string;
  /** When paid. */
  orderId?: string;
  refused: boolean;
  other?: string;
}

const surplus = (values: readonly unknown[]): number => values.length - new Set(values).size;

/** All press the button in the same moment, some of them twice. */
export async function rush(base: string, shoppers: number, pieces: number): Promise<RushFigures> {
  const shop = connect(base);
  const queue = Array.from({ length: shoppers }, (_, index) => FIRST_SHOPPER + index);
  const ready: ReadyCheckout[] = [];
  const prepare = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      ready.push(await prepareCheckout(shop, next, referTo(HOT_PRODUCT)));
  };
  await Promise.all(Array.from({ length: 8 }, prepare));
  shop.close();

  const crowd = connect(base, 2 * shoppers);
  const press = async (checkout: ReadyCheckout): Promise<Outcome> => {
    const { checkoutId } = checkout;
    const { status, body } = await crowd.send(pay(checkout));
    if (status !== 200) {
      const rejected = SOLD_OUT.test(body);
      return {
        checkoutId,
        refused: rejected,
        ...(!rejected && { other: `${status} ${body.slice(0, 120)}` }),
      };
    }
    const answer = JSON.parse(body) as { orderId: string; status: string };
    return answer.status === 'paid'
      ? { checkoutId, refused: false, orderId: answer.orderId }
      : { checkoutId, refused: false, other: answer.status };
  };
  const started = performance.now();
  const outcomes = await Promise.all(
    ready.flatMap((checkout, index) =>
      index % DOUBLE_CLICKS === 0 ? [press(checkout), press(checkout)] : [press(checkout)],
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  crowd.close();
  return judge({ shoppers, pieces, outcomes, seconds, base, ready });
}

interface Evidence {
  shoppers: number;
  pieces: number;
  outcomes: readonly Outcome[];
  seconds: number;
  base: string;
  ready: readonly ReadyCheckout[];
}

/** What the shoppers were told, held against the orders and the stock as the merchant sees them. */
async function judge({ shoppers, pieces, outcomes, seconds, base, ready }: Evidence): Promise<RushFigures> {
  const emails = new Set(ready.map(({ shopper }) => emailOf(shopper)));
  const orders = (await readOrders(base)).filter(({ buyerInfo }) => emails.has(buyerInfo?.email ?? ''));
  const sold = orders.filter(({ status }) => status === 'APPROVED');
  const byId = new Map(sold.map((order) => [order.id, order]));
  const told = new Map(
    outcomes.flatMap(({ checkoutId, orderId }) => (orderId ? [[checkoutId, orderId]] : [])),
  );
  const rejected = new Set(outcomes.flatMap(({ checkoutId, refused: was }) => (was ? [checkoutId] : [])));
  const remaining = await piecesLeft(base);
  const soldPieces = sold.reduce(
    (sum, { lineItems = [] }) => sum + lineItems.reduce((all, { quantity = 0 }) => all + quantity, 0),
    0,
  );
  return {
    shoppers,
    pieces,
    paid: told.size,
    refused: [...rejected].filter((id) => !told.has(id)).length,
    // The second of two presses may hear that the first is on its way.
    others: outcomes.flatMap(({ checkoutId, other }) =>
      other !== undefined && !told.has(checkoutId) && !rejected.has(checkoutId) ? [other] : [],
    ),
    oversold: Math.max(0, soldPieces - pieces, soldPieces + remaining - pieces),
    lost:
      [...told.values()].filter((id) => byId.get(id)?.paymentStatus !== 'PAID').length +
      Math.max(0, pieces - remaining - soldPieces),
    doubled:
      surplus(sold.map(({ number }) => number)) +
      surplus(sold.map(({ checkoutId }) => checkoutId)) +
      sold.filter(({ checkoutId = '' }) => !told.has(checkoutId)).length,
    piecesLeft: remaining,
    seconds,
  };
}

/** @throws when a piece was sold twice, or an order is missing or there twice */
export function assertHonest({ oversold, lost, doubled, others, paid, shoppers, pieces }: RushFigures): void {
  const expected = Math.min(shoppers, pieces);
  if (oversold > 0 || lost > 0 || doubled > 0 || others.length > 0 || paid !== expected)
    throw new Error(
      `${shoppers} shoppers, ${pieces} pieces: ${paid} paid, ${oversold} oversold, ${lost} lost, ${doubled} doubled. ${others.join(' | ')}`,
    );
}
