import type { Context } from '../../../context.ts';
import { badRequest, notFound, type PlatformError } from '../../../contract/errors.ts';
import { withFreshLines, withoutLines, withQuantities } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { noMembership, withItems } from './items.ts';
import type { CatalogItemInput, LineUpdate } from './wire.ts';

const notInCart = (lineItemIds: readonly string[]): PlatformError =>
  notFound('There is no such line in the cart.', 'LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds });

function requireLines({ lines }: Cart, ids: readonly string[]): void {
  const missing = ids.filter((id) => !lines.some((line) => line.id === id));
  if (missing.length > 0) throw notInCart(missing);
}

/** @throws 404 LINE_ITEM_NOT_FOUND_IN_CART, and then nothing is taken out */
export async function withoutItems(context: Context, cart: Cart, ids: readonly string[]): Promise<Cart> {
  requireLines(cart, ids);
  return withoutLines(context, cart, ids);
}

/** The SDK hides the reference from its types; the wire has it. */
type WithReference = LineUpdate & Pick<CatalogItemInput, 'catalogReference'>;

function checkUpdates(updates: readonly WithReference[]): void {
  const ids = updates.map(({ lineItemId = '' }) => lineItemId);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0)
    throw badRequest('A line is named twice.', 'DUPLICATE_LINE_ITEM_UPDATES', {
      duplicateLineItemIds: [...new Set(twice)],
    });
  const empty = updates.filter(
    ({ quantity, selectedMembership, membershipPayment, catalogReference }) =>
      !quantity && !selectedMembership && !membershipPayment && !catalogReference,
  );
  if (empty.length > 0)
    throw badRequest('Nothing is said of a line.', 'EMPTY_LINE_ITEM_UPDATES', {
      lineItemIds: empty.map(({ lineItemId }) => lineItemId),
    });
}

const asksMembership = ({ selectedMembership, membershipPayment }: LineUpdate): boolean =>
  Boolean(selectedMembership?.newMembership) ||
  Boolean(membershipPayment?.existingMembership ?? membershipPayment?.futureMembership);

/** Another thing in the place of this line, such as a subscription to what was bought once; its id stays. */
async function replaced(
  context: Context,
  cart: Cart,
  { lineItemId, catalogReference }: WithReference,
): Promise<Cart> {
  const before = cart.lines.find(({ id }) => id === lineItemId);
  if (!before || !catalogReference) return cart;
  const item = { catalogReference, quantity: before.quantity };
  const alone = await withItems(context, { ...cart, lines: [] }, { catalogItems: [item] });
  const after = alone.lines[0];
  if (!after) return cart;
  const lines = cart.lines.map((line) => (line === before ? { ...after, id: before.id } : line));
  return { ...cart, lines };
}

/** @throws 400 for a line that is named twice, without a change or with a membership; 404 for one that is not there */
export async function withUpdates(
  context: Context,
  cart: Cart,
  updates: readonly WithReference[],
): Promise<Cart> {
  checkUpdates(updates);
  requireLines(
    cart,
    updates.map(({ lineItemId = '' }) => lineItemId),
  );
  const wrong = updates.find(asksMembership);
  if (wrong) throw noMembership({ lineItemId: wrong.lineItemId });
  let changed = cart;
  for (const update of updates) changed = await replaced(context, changed, update);
  const quantities = updates.flatMap(({ lineItemId = '', quantity }) =>
    quantity ? [{ id: lineItemId, quantity: quantity.newQuantity ?? 1 }] : [],
  );
  return quantities.length > 0
    ? withQuantities(context, changed, quantities)
    : withFreshLines(context, changed);
}
