import type { Context } from '#platform/context.ts';
import { badRequest, notFound, type PlatformError } from '#platform/contract/errors.ts';
import { withFreshLines, withoutLines, withQuantities } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { withMembership } from '../rules/memberships.ts';
import { withItems } from './items.ts';
import { requireMembership, wantedBy } from './memberships.ts';
import type { CatalogItemInput, LineUpdate } from './api-cart.ts';

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

/** The SDK hides the reference from its types; the API has it. */
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

const wantedFor = ({ lineItemId = '', selectedMembership, membershipPayment }: LineUpdate) =>
  wantedBy(
    {
      ...(selectedMembership?.newMembership && { selectedMembership: selectedMembership.newMembership }),
      ...(membershipPayment && { membershipPayment }),
    },
    { lineItemId },
  );

/** What pays for those lines of which that is said; an empty word takes away what was chosen. */
async function withPaying(context: Context, cart: Cart, updates: readonly WithReference[]): Promise<Cart> {
  const said = updates
    .filter(({ selectedMembership, membershipPayment }) => selectedMembership ?? membershipPayment)
    .map((update) => ({ id: update.lineItemId ?? '', wanted: wantedFor(update) }));
  let changed = cart;
  for (const { id, wanted } of said) changed = withMembership(changed, id, wanted?.membership);
  return requireMembership(
    context,
    changed,
    said.flatMap(({ wanted }) => wanted ?? []),
  );
}

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

/** @throws 400 for a line that is named twice, without a change or with what does not pay for it; 404 for one that is not there */
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
  let changed = cart;
  for (const update of updates) changed = await replaced(context, changed, update);
  const quantities = updates.flatMap(({ lineItemId = '', quantity }) =>
    quantity ? [{ id: lineItemId, quantity: quantity.newQuantity ?? 1 }] : [],
  );
  const counted =
    quantities.length > 0
      ? await withQuantities(context, changed, quantities)
      : await withFreshLines(context, changed);
  return withPaying(context, counted, updates);
}
