import type { TimelineEvent } from './timeline-event.ts';
import type { OrderLabels } from './use-order-labels.ts';

type OrderChange = NonNullable<TimelineEvent['changes']>[number];
type Name = { original?: string | null; translated?: string | null } | undefined;
type Phrase = Pick<OrderLabels, 'translate' | 'money'>;

const nameOf = (name: Name): string => name?.translated ?? name?.original ?? '';

/** One change of an edit as a line of the timeline; empty for a kind that has no line. */
export function describeChange(change: OrderChange, phrase: Phrase): string {
  const { lineItemAdded, lineItemRemoved, lineItemChanged } = change;
  if (lineItemChanged) return describeLine(lineItemChanged, phrase);
  const { translate, money } = phrase;
  const say = (key: string, values: Record<string, unknown>): string =>
    translate(`orders.timeline.change.${key}`, values);
  if (lineItemAdded)
    return say('lineAdded', { name: nameOf(lineItemAdded.name), quantity: lineItemAdded.quantity ?? 1 });
  if (lineItemRemoved)
    return say('lineRemoved', {
      name: nameOf(lineItemRemoved.name),
      quantity: lineItemRemoved.quantity ?? 1,
    });
  for (const kind of [
    'discountAdded',
    'discountRemoved',
    'additionalFeeAdded',
    'additionalFeeRemoved',
  ] as const) {
    const part = change[kind];
    if (part)
      return say(kind, {
        name: nameOf(part.name) || translate('orders.timeline.change.unnamed'),
        amount: money(part.totalAmount?.amount),
      });
  }
  const { totalPriceChanged: total, shippingInformationChanged: shipping } = change;
  if (total)
    return say('total', { from: money(total.originalTotal?.amount), to: money(total.newTotal?.amount) });
  if (!shipping) return '';
  const describe = (info: typeof shipping.newShippingInfo): string =>
    info
      ? [info.shippingTitle, money(info.total?.amount)].filter(Boolean).join(', ')
      : translate('orders.timeline.change.noShipping');
  return say('shipping', {
    from: describe(shipping.originalShippingInfo),
    to: describe(shipping.newShippingInfo),
  });
}

function describeLine(
  { name, quantity, price }: NonNullable<OrderChange['lineItemChanged']>,
  { translate, money }: Phrase,
): string {
  const parts = [
    ...(quantity
      ? [
          translate('orders.timeline.change.quantity', {
            from: quantity.originalQuantity ?? 0,
            to: quantity.newQuantity ?? 0,
          }),
        ]
      : []),
    ...(price
      ? [
          translate('orders.timeline.change.price', {
            from: money(price.originalPrice?.amount),
            to: money(price.newPrice?.amount),
          }),
        ]
      : []),
  ];
  return `${nameOf(name)}: ${parts.join(', ')}`;
}
