import { describe, expect, it } from 'vitest';
import { LOCAL_CARRIER, PICKUP_CARRIER } from '../../shared/delivery-offer.ts';
import type { OptionView } from './checkout-view.ts';
import { distanceText, hoursText } from './delivery/place-text.ts';
import { firstOf, slotDays, waysOf } from './delivery-ways.ts';

const option = (code: string, carrierId: string, more: Partial<OptionView> = {}): OptionView => ({
  key: `${carrierId} ${code}`,
  code,
  carrierId,
  title: code,
  time: undefined,
  note: undefined,
  amount: '4.00',
  selected: false,
  ...more,
});

describe('ways to get it', () => {
  it('has a card a way, however many times and places there are', () => {
    const ways = waysOf([
      option('post', 'mail'),
      option('bike~1', LOCAL_CARRIER, { title: 'Bike' }),
      option('bike~2', LOCAL_CARRIER, { title: 'Bike', selected: true }),
      option('room', PICKUP_CARRIER, { amount: '2.00' }),
      option('shop', PICKUP_CARRIER, { amount: '0.00' }),
    ]);
    expect(ways.map(({ kind, title, amount, selected }) => [kind, title, amount, selected])).toEqual([
      ['sent', 'post', '4.00', false],
      ['brought', 'Bike', '4.00', true],
      ['collected', undefined, '0.00', false],
    ]);
    expect(ways.map((way) => firstOf(way)?.code)).toEqual(['post', 'bike~2', 'room']);
  });

  it('puts times under their days by the shop’s clock; what is full or gone cannot be taken', () => {
    const times = ['2026-11-24T00:30:00Z', '2026-11-24T18:00:00Z', '2026-11-24T23:30:00Z'].map(
      (from, index) => ({
        code: `bike~${index}`,
        from,
        to: from,
        left: index,
      }),
    );
    const days = slotDays(times, [option('bike~0', 'x'), option('bike~1', 'x')], 'America/New_York');
    expect(days.map(({ day, slots }) => [day, slots.map(({ offered }) => offered)])).toEqual([
      ['2026-11-23', [false]],
      ['2026-11-24', [true, false]],
    ]);
  });

  it('says hours of days that follow each other together', () => {
    const say = (_key: string, values?: object) => Object.values(values ?? {}).join(' to ');
    const week = (['TUE', 'WED', 'THU', 'SAT'] as const).map((day) => ({ day, from: 600, to: 1110 }));
    expect(hoursText(say as never, week, 'en').replaceAll('\u2009', '')).toBe(
      'Tue to Thu 10–18:30, Sat 10–18:30',
    );
    expect(distanceText(904, 'en')).toBe('900 m');
    expect(distanceText(1240, 'en')).toBe('1.2 km');
  });
});
