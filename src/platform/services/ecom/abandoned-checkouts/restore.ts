import type { BroughtBack, OpenedCart } from '#shared/abandoned-checkouts.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { bulk } from '#platform/crud/index.ts';
import { goOnInCart } from '../carts/public.ts';
import { goOnIn } from '../checkouts/public.ts';
import { currentCartOperations } from '../current-cart/public.ts';
import { refreshLines, sameReference, type Line } from '../line-items/public.ts';
import { visibleOrderIds } from '../orders/public.ts';
import type { Abandoned } from './abandoned.ts';
import { expired, readCartLink } from './links.ts';
import { sourceOf, cartSummary, type Source } from './source.ts';
import { abandoned } from './tables.ts';

async function follow(context: Context, token: string): Promise<Abandoned> {
  const id = await readCartLink(context, token);
  const left = await abandoned.get(context.db, context.siteId, id);
  if (!left) throw expired();
  return left;
}

type ShownLine = NonNullable<Abandoned['lineItems']>[number];

function itemOf(line: ShownLine): OpenedCart['items'][number] {
  const { image } = line;
  const choices = lineChoices(line);
  return {
    id: line.id ?? '',
    name: lineTitle(line),
    quantity: line.quantity ?? 1,
    ...(image?.id && { image: { id: image.id, width: image.width ?? 500, height: image.height ?? 700 } }),
    ...(choices && { choices }),
  };
}

/** What the link's page shows. Looking changes nothing: programs that read mail open links, too. @throws 404, 428 */
export async function openCart(context: Context, token: string): Promise<OpenedCart> {
  const left = await follow(context, token);
  const source = await sourceOf(context, left);
  if (!source && left.status === 'ABANDONED') throw expired();
  const isBought = left.status === 'RECOVERED' || source?.checkout?.completed === true;
  const orderId = left.orderId ?? source?.checkout?.orderId;
  const [own] = isBought && orderId ? await visibleOrderIds(context, [orderId]) : [];
  return {
    state: isBought ? 'BOUGHT' : 'OPEN',
    at: source?.cart ? 'BAG' : 'CHECKOUT',
    items: (left.lineItems ?? []).map(itemOf),
    ...(own && { orderId: own }),
  };
}

/** As many as can be had of each, less those that lie in the caller's cart already: twice is once. */
function wanted(lines: readonly Line[], have: readonly Line[]) {
  return lines.flatMap(({ catalogReference, quantity, availability }) => {
    const { status, quantityAvailable } = availability;
    if (!catalogReference || status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') return [];
    const there = have.find((line) => sameReference(line.catalogReference, catalogReference))?.quantity ?? 0;
    const count = Math.min(quantity, quantityAvailable ?? quantity) - there;
    const { appId, catalogItemId, options } = catalogReference;
    if (count <= 0 || !appId || !catalogItemId) return [];
    return [{ catalogReference: { appId, catalogItemId, ...(options && { options }) }, quantity: count }];
  });
}

const pieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of these cannot be had any more. */
const gone = (lines: readonly Line[]): number => pieces(lines) - pieces(wanted(lines, []));

/** The lines and the coupon, in the cart of whoever followed the link; nothing of who left them. */
async function intoBag(context: Context, source: Source, id: string): Promise<BroughtBack> {
  const { lines: leftLines, couponCode } = cartSummary(source);
  const lines = await refreshLines(context, leftLines);
  const missing = gone(lines);
  if (missing === pieces(lines))
    throw failedPrecondition('None of it is available any more.', 'BAG_ITEMS_GONE');
  const have = await currentCartOperations.lines(context);
  const lineItems = wanted(lines, have.lines);
  if (lineItems.length > 0) await currentCartOperations.add({ lineItems }, context);
  // One of their own stays; one that is not good any more is left out.
  if (couponCode && !have.couponCode)
    await bulk(context, {
      entries: [couponCode],
      each: (code) => currentCartOperations.update({ couponCode: code }, context),
    });
  if (source.cart) {
    await goOnInCart(context, have.id, id);
    return { missing };
  }
  const { checkoutId } = await currentCartOperations.checkOut({ channelType: 'WEB' }, context);
  await goOnIn(context, checkoutId, id);
  return { checkoutId, missing };
}

/** Nothing moves: they go on where they were. */
async function whereItWas(context: Context, { checkout, cart }: Source): Promise<BroughtBack> {
  const missing = gone(await refreshLines(context, (cart ?? checkout).lines));
  return checkout ? { checkoutId: checkout.id, missing } : { missing };
}

/**
 * Brings the cart back to whoever holds the link: its owner goes on where they were, anybody else gets the same things in a cart
 * of their own.
 * @throws 404, 428 of a link that is none or no more, and of a cart that was bought
 */
export async function bringBack(context: Context, token: string): Promise<BroughtBack> {
  const left = await follow(context, token);
  const { db, siteId, clock } = context;
  const source = await sourceOf(context, left);
  if (left.status === 'RECOVERED' || source?.checkout?.completed)
    throw failedPrecondition('It was bought already.', 'BAG_BOUGHT');
  if (!source) throw expired();
  const back = source.own ? await whereItWas(context, source) : await intoBag(context, source, left.id);
  const held = await abandoned.getForUpdate(db, siteId, left.id);
  if (held) await abandoned.replace(db, siteId, { ...held, returnedDate: clock.now().toISOString() });
  return back;
}
