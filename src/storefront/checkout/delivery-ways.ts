import { LOCAL_CARRIER, optionIdOf, PICKUP_CARRIER } from '../../shared/delivery-offer.ts';
import { compareMoney } from '../../shared/money.ts';
import type { OptionView } from './checkout-view.ts';

/** A way to get it, as one of a few cards: sent; brought, at one of several times; collected at one of several places. */
export interface DeliveryWay {
  key: string;
  kind: 'sent' | 'brought' | 'collected';
  /** Absent of what is collected: each place has its own. */
  title: string | undefined;
  time: string | undefined;
  note: string | undefined;
  /** Of the cheapest. */
  amount: string;
  selected: boolean;
  options: OptionView[];
}

const kindOf = ({ carrierId }: OptionView): DeliveryWay['kind'] =>
  carrierId === LOCAL_CARRIER ? 'brought' : carrierId === PICKUP_CARRIER ? 'collected' : 'sent';

const keyOf = (option: OptionView): string =>
  kindOf(option) === 'brought'
    ? optionIdOf(option.code)
    : kindOf(option) === 'collected'
      ? PICKUP_CARRIER
      : option.key;

/** In the order in which the server offers them. */
export function waysOf(options: readonly OptionView[]): DeliveryWay[] {
  return [...Map.groupBy(options, keyOf)].flatMap(([key, of]) => {
    const [first] = of;
    if (!first) return [];
    const kind = kindOf(first);
    const isPlaces = kind === 'collected' && of.length > 1;
    return {
      key,
      kind,
      title: kind === 'collected' ? undefined : first.title,
      time: isPlaces ? undefined : first.time,
      note: kind === 'sent' ? first.note : undefined,
      amount: of.map(({ amount }) => amount).toSorted(compareMoney)[0] ?? first.amount,
      selected: of.some(({ selected }) => selected),
      options: of,
    };
  });
}

/** What is taken with the card: what was chosen of it before, else the first. */
export const firstOf = ({ options }: DeliveryWay): OptionView | undefined =>
  options.find(({ selected }) => selected) ?? options[0];

/** Slots by the day they begin on, and by the hour. */
export interface SlotDay {
  /** As the shop's calendar writes it, such as `2026-11-24`. */
  day: string;
  slots: { code: string; from: Date; to: Date; left?: number | undefined; offered: boolean }[];
}

interface Time {
  code: string;
  from: Date | string;
  to: Date | string;
  left?: number;
}

/** @param times as the server tells them all; what is not among the options cannot be taken any more */
export function slotDays(
  times: readonly Time[],
  options: readonly OptionView[],
  timeZone: string,
): SlotDay[] {
  const dayOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const codes = new Set(options.map(({ code }) => code));
  const slots = times.map(({ code, from, to, left }) => ({
    code,
    from: new Date(from),
    to: new Date(to),
    left,
    offered: codes.has(code) && left !== 0,
  }));
  return [...Map.groupBy(slots, ({ from }) => dayOf.format(from))].map(([day, of]) => ({ day, slots: of }));
}
