import { addressInLine, type PostalAddress } from './address/format-address.ts';
import { slotOf, slotText } from './delivery-slot.ts';

/** A delivery option, or the delivery of a cart, draft or order, as all of the contract's packages have it. */
export interface NamedDelivery {
  carrierId?: string | null | undefined;
  code?: string | null | undefined;
  title?: string | null | undefined;
  logistics?: object | null | undefined;
}

export interface DeliveryNaming {
  locale: string;
  timeZone: string;
  /** The names of the apps that deliver, by carrier id. */
  carriers?: ReadonlyMap<string, string> | undefined;
}

/** The address where an order is collected, in one line without the country; empty where it is delivered. */
export function pickupText(logistics: object | null | undefined, locale: string): string {
  const { pickupDetails }: { pickupDetails?: { address?: PostalAddress | null } | null } = logistics ?? {};
  return addressInLine(pickupDetails?.address, locale);
}

/** Title, time slot and pickup location, each where there is one. */
export function deliveryParts(
  { title, code, logistics }: NamedDelivery,
  { locale, timeZone }: DeliveryNaming,
): string[] {
  const slot = slotOf(logistics);
  return [title || code, slot && slotText(slot, locale, timeZone), pickupText(logistics, locale)].filter(
    (part): part is string => Boolean(part),
  );
}

/** `Brought by bike · Tuesday 1 December, 14:00–16:00` */
export const deliveryName = (delivery: NamedDelivery, naming: DeliveryNaming): string =>
  deliveryParts(delivery, naming).join(' · ');

function deliveryTimeOf({ logistics }: NamedDelivery): string | undefined {
  const { deliveryTime }: { deliveryTime?: string | null } = logistics ?? {};
  return deliveryTime || undefined;
}

const repeatedIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));

/**
 * The names of options in one list, no two of them alike: what still has the same name also gets its delivery time, then
 * its carrier, and at last its number among its equals.
 */
export function deliveryNames(options: readonly NamedDelivery[], naming: DeliveryNaming): string[] {
  const distinguish = (
    names: readonly string[],
    detailOf: (option: NamedDelivery) => string | undefined,
  ): string[] => {
    const repeated = repeatedIn(names);
    return options.map((option, index) => {
      const name = names[index] ?? '';
      const detail = repeated.has(name) ? detailOf(option) : undefined;
      return detail === undefined ? name : `${name} · ${detail}`;
    });
  };
  const plain = options.map((option) => deliveryName(option, naming));
  const timed = distinguish(plain, deliveryTimeOf);
  const carried = distinguish(timed, ({ carrierId }) => naming.carriers?.get(carrierId ?? ''));
  const used = new Set<string>();
  return carried.map((name) => {
    let unique = name;
    for (let number = 2; used.has(unique); number++) unique = `${name} (${number})`;
    used.add(unique);
    return unique;
  });
}
