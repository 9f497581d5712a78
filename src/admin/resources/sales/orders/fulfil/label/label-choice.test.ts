import { describe, expect, it } from 'vitest';
import type { ShippingLabel } from '#shared/labels.ts';
import {
  catalogueWeight,
  isWeight,
  labelIds,
  parcelRequestOf,
  rateFor,
  unusedLabels,
} from './label-choice.ts';

const order = (weight: number | undefined, more: object = {}) => ({
  lineItems: [
    { _id: 'a', quantity: 3, physicalProperties: { weight: 0.1 } },
    { _id: 'b', quantity: 1, physicalProperties: weight === undefined ? {} : { weight } },
  ],
  ...more,
});
const boxes = [{ name: 'Tube', length: 75, width: 9, height: 9 }];

describe('the label of a parcel', () => {
  it('begins with what the pieces weigh, and with nothing where one does not say', () => {
    expect(catalogueWeight(order(0.52), { pieces: { a: 3, b: 1 } })).toBe('0.82');
    expect(catalogueWeight(order(undefined), { pieces: { a: 2, b: 0 } })).toBe('0.2');
    expect(catalogueWeight(order(undefined), { pieces: { a: 2, b: 1 } })).toBe('');
    expect(catalogueWeight(order(2, { weightUnit: 'LB' }), { pieces: { b: 1 } })).toBe('0.907');
  });

  it('is asked about once box and weight are there', () => {
    expect(['0.8', '12', '1.234'].every(isWeight)).toBe(true);
    expect(['', '0', '-1', '1e3', 'a', '1.2345'].some(isWeight)).toBe(false);
    const asked = (weight?: string) => parcelRequestOf('o', { weight }, { boxes, catalogue: '0.5' });
    expect(asked()).toEqual({ orderId: 'o', box: boxes[0], weight: '0.5' });
    expect(asked('1,5')?.weight).toBe('1.5');
    expect(asked('')).toBeUndefined();
    expect(parcelRequestOf('o', {}, { boxes: [], catalogue: '1' })).toBeUndefined();
  });

  it('is the cheapest until another is chosen', () => {
    const rates = ['A', 'B'].map((service) => ({
      service,
      title: service,
      days: { from: 1, to: 2 },
      price: '1',
      currency: 'EUR',
    }));
    expect(rateFor({}, rates)?.service).toBe('A');
    expect(rateFor({ service: 'B' }, rates)?.service).toBe('B');
    expect(rateFor({ service: 'gone' }, rates)?.service).toBe('A');
  });

  it('is the same for the same press, and another one for another price', () => {
    const idFor = labelIds();
    const requested = {
      orderId: 'o',
      box: boxes[0] ?? { name: '', length: 1, width: 1, height: 1 },
      weight: '1',
    };
    const first = idFor(1, { ...requested, service: 'A', price: '5.00' });
    expect(idFor(1, { ...requested, service: 'A', price: '5.00' })).toBe(first);
    expect(idFor(1, { ...requested, service: 'A', price: '6.00' })).not.toBe(first);
    expect(idFor(2, { ...requested, service: 'A', price: '5.00' })).not.toBe(first);
  });

  it('is unused while it is paid for and on no parcel', () => {
    const label = (id: string, status: ShippingLabel['status'], trackingNumber?: string): ShippingLabel => ({
      id,
      orderId: 'o',
      status,
      carrier: 'Post',
      title: 'Post',
      price: '1',
      currency: 'EUR',
      boughtBy: 'Ines',
      createdDate: '',
      ...(trackingNumber && { trackingNumber }),
    });
    const labels = [
      label('on', 'bought', 'T1'),
      label('off', 'bought', 'T2'),
      label('back', 'voided', 'T3'),
      label('open', 'buying'),
      label('no', 'refused'),
    ];
    const parcels = [{ trackingInfo: { trackingNumber: 'T1' } }, {}];
    expect(unusedLabels(labels, parcels).map(({ id }) => id)).toEqual(['off', 'open']);
  });
});
