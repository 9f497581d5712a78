import type { Random } from '../art/random.ts';
import type { Customer } from '../customers/customers.ts';
import { inCurrency } from './currencies.ts';
import type { Order } from './api-order.ts';

export interface Delivery {
  code: string;
  title: string;
  time: string;
  price: string;
  pickup: boolean;
}

const EUROPE = new Set(['ES', 'DE', 'FR', 'NL', 'IT', 'PL', 'SE', 'GR', 'IE', 'GB', 'CH', 'UA']);

const option = (
  code: string,
  title: string,
  time: string,
  euros: number,
  pickup = false,
): Omit<Delivery, 'price'> & { euros: number } => ({
  code,
  title,
  time,
  euros,
  pickup,
});

const PICKUP = option(
  'pickup',
  'Pick-up at the print room, Porto',
  'Tuesday to Saturday, 11 to 19',
  0,
  undefined,
);

/** How a parcel travels; big baskets travel free. */
export function chooseDelivery(random: Random, customer: Customer, subtotalEuros: number): Delivery {
  const { country, city } = customer.address;
  const choice =
    city === 'Porto' && random.chance(0.3)
      ? PICKUP
      : country === 'PT'
        ? option('post', 'Correio registado', '1–3 business days', 4.9)
        : random.chance(0.12)
          ? option('express', 'Express courier', '1–2 business days', EUROPE.has(country) ? 24 : 45)
          : EUROPE.has(country)
            ? option('post', 'Tracked mail, Europe', '3–6 business days', 8.9)
            : option('world', 'Tracked mail, world', '6–12 business days', 19);
  const free = choice.code !== 'express' && subtotalEuros >= 150;
  const { euros, ...delivery } = choice;
  return { ...delivery, price: inCurrency(free ? 0 : euros, customer.currency) };
}

export const studioPickup = (): Delivery => ({ ...PICKUP, price: '0.00' });

export function contactOf(customer: Customer): NonNullable<Order['billingInfo']> {
  return {
    address: { ...customer.address },
    contactDetails: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone: customer.phone,
      ...(customer.company !== undefined && { company: customer.company }),
    },
  };
}

/** Where the order goes, and what that costs. */
export function shippingOf(
  delivery: Delivery,
  customer: Customer,
  cost: NonNullable<NonNullable<Order['shippingInfo']>['cost']>,
): NonNullable<Order['shippingInfo']> {
  const logistics = delivery.pickup
    ? { pickupDetails: { address: PRINT_ROOM, pickupMethod: 'STORE_PICKUP' as const } }
    : { shippingDestination: contactOf(customer) };
  return {
    code: delivery.code,
    title: delivery.title,
    cost,
    logistics: { deliveryTime: delivery.time, ...logistics },
  };
}

const PRINT_ROOM = {
  country: 'PT',
  subdivision: 'PT-13',
  city: 'Porto',
  postalCode: '4050-032',
  addressLine: 'Rua do Almada 284',
};
