import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS, type AddressValues } from '../shell/address/address.ts';
import { toChange } from './checkout-change.ts';
import {
  checkForm,
  countProblems,
  draftOf,
  EMPTY_FORM,
  isEmail,
  knownOf,
  seenProblems,
  type CheckoutForm,
  type Purchase,
} from './checkout-form.ts';

const today = new Date('2026-11-21T12:00:00Z');
const address: AddressValues = {
  ...EMPTY_ADDRESS,
  firstName: ' Noa ',
  lastName: 'Levi',
  line1: 'Oudegracht 118',
  city: 'Utrecht',
  postalCode: '3511aw',
  country: 'NL',
};
const form: CheckoutForm = {
  ...EMPTY_FORM,
  email: 'noa@example.com',
  delivery: address,
  card: { number: '4242424242424242', expiry: '0429', cvc: '123' },
};
const posters: Purchase = { shippable: true, free: false, optionSelected: true, deliverable: true };
const problems = (part: Partial<CheckoutForm>, purchase = posters) =>
  checkForm({ ...form, ...part }, purchase, today);

describe('the form of the checkout', () => {
  it('is complete with what a delivery and a payment need', () => {
    expect(countProblems(problems({}))).toBe(0);
  });

  it('asks for what the shop wants to know, of the billing address as well', () => {
    const requested = { phone: 'REQUIRED', company: 'REQUIRED', addressLine2: 'HIDDEN' } as const;
    const wanting = { ...posters, asked: requested };
    expect(problems({}, wanting).delivery).toEqual({
      phone: { key: 'address.needed.phone' },
      company: { key: 'address.needed.company' },
    });
    const result = { ...address, phone: '+31 6 12345678', company: 'Levi' };
    expect(problems({ delivery: result, sameBilling: false, billing: address }, wanting)).toMatchObject({
      delivery: {},
      billing: { phone: { key: 'address.needed.phone' } },
    });
    expect(toChange(draftOf({ ...form, delivery: result }, undefined))).toMatchObject({
      billingInfo: { contactDetails: { company: 'Levi', phone: '+31 6 12345678' } },
    });
  });

  it('waits for a yes to the terms where the shop asks for one', () => {
    const asking = { ...posters, agreement: true };
    expect(problems({}, asking)).toMatchObject({ agreed: 'checkout.needed.agreed' });
    expect(countProblems(problems({}, asking))).toBe(1);
    expect(countProblems(problems({ agreed: true }, asking))).toBe(0);
  });

  it('counts what is missing from an empty one', () => {
    expect(countProblems(checkForm(EMPTY_FORM, { ...posters, deliverable: false }, today))).toBe(9);
  });

  it.each([
    ['', 'checkout.needed.email'],
    ['noa', 'checkout.wrong.email'],
    ['noa@example', 'checkout.wrong.email'],
    ['noa levi@example.com', 'checkout.wrong.email'],
    [' noa@example.com ', undefined],
  ])('says of the address %j: %s', (email, key) => {
    expect(problems({ email }).email).toBe(key);
    expect(isEmail(email)).toBe(key === undefined);
  });

  it('asks for a billing address of its own only where there is one', () => {
    expect(problems({ billing: EMPTY_ADDRESS }).billing).toEqual({});
    expect(problems({ sameBilling: false }).billing).toMatchObject({
      line1: { key: 'address.needed.line1' },
    });
    expect(problems({ sameBilling: false }, { ...posters, shippable: false }).billing).toEqual({});
  });

  it('asks for a card only where one is charged', () => {
    const card = { number: '', expiry: '', cvc: '' };
    expect(Object.keys(problems({ card }).card)).toHaveLength(3);
    expect(problems({ card, method: 'offline' }).card).toEqual({});
    expect(problems({ card }, { ...posters, free: true }).card).toEqual({});
    expect(problems({ card }, { ...posters, paidElsewhere: true }).card).toEqual({});
  });

  it('asks how it shall travel once there is a choice', () => {
    expect(problems({}, { ...posters, optionSelected: false }).option).toBe('checkout.needed.delivery');
    expect(problems({}, { ...posters, optionSelected: false, deliverable: false }).option).toBeUndefined();
  });

  it('scolds nobody for fields they have not been to', () => {
    const all = checkForm(EMPTY_FORM, posters, today);
    expect(countProblems(seenProblems(all, new Set()))).toBe(0);
    const seen = seenProblems(all, new Set(['email', 'delivery.city'] as const));
    expect(seen).toMatchObject({ email: 'checkout.needed.email', delivery: { city: {} } });
    expect(countProblems(seen)).toBe(2);
  });
});

describe('what the server is told', () => {
  it('is the whole of the form, tidied, and never the card', () => {
    const change = toChange(draftOf(form, { code: 'post', carrierId: 'carrier' }));
    expect(change).toEqual({
      buyerInfo: { email: 'noa@example.com' },
      shippingInfo: {
        shippingDestination: {
          address: {
            country: 'NL',
            city: 'Utrecht',
            postalCode: '3511 AW',
            addressLine1: 'Oudegracht 118',
          },
          contactDetails: { firstName: 'Noa', lastName: 'Levi' },
        },
        selectedCarrierServiceOption: { code: 'post', carrierId: 'carrier' },
      },
      billingInfo: {
        address: { country: 'NL', city: 'Utrecht', postalCode: '3511 AW', addressLine1: 'Oudegracht 118' },
        contactDetails: { firstName: 'Noa', lastName: 'Levi' },
      },
    });
    expect(JSON.stringify(change)).not.toContain('4242');
  });

  it('leaves out an address without a country and an unfinished email', () => {
    expect(toChange(draftOf({ ...form, email: 'noa@', delivery: EMPTY_ADDRESS }, undefined))).toEqual({});
  });
});

describe('what is known of a member', () => {
  const member = { loginEmail: 'noa@example.com', contact: { firstName: 'Noa', lastName: 'Levi' } };

  it('goes where nothing stands yet', () => {
    const { email, delivery } = knownOf(EMPTY_FORM, member);
    expect([email, delivery.firstName, delivery.lastName]).toEqual(['noa@example.com', 'Noa', 'Levi']);
    const written = { ...form, email: 'other@example.com' };
    expect(knownOf(written, member)).toEqual({ email: 'other@example.com', delivery: written.delivery });
  });

  it('does not come under the hands of somebody who begins to write', () => {
    expect(knownOf(EMPTY_FORM, member, 'email')).toMatchObject({ email: '', delivery: { firstName: 'Noa' } });
  });
});
