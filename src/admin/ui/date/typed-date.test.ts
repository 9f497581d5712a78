import { describe, expect, it } from 'vitest';
import { dayShape, momentShape, timeShape } from './typed-date.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a typed day', () => {
  it.each([
    ['28 Nov 2026', '2026-11-28'],
    ['28 november 2026', '2026-11-28'],
    ['1 Sept 2027', '2027-09-01'],
    ['28nov', '2026-11-28'],
    ['3/4/2027', '2027-04-03'],
    ['3.4.27', '2027-04-03'],
    ['3 4', '2026-04-03'],
    ['Nov 28, 2026', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['  ', ''],
  ])('"%s" is %s', (typed, day) => {
    expect(dayShape.read(typed, now)).toBe(day);
  });

  it.each(['30 Feb 2026', '28 Nov 2', '12', '28 Nux 2026', '2026-13-01', '32/1/2026'])(
    '"%s" is none and stays as it was typed',
    (typed) => {
      expect(dayShape.read(typed, now)).toBe(typed);
      expect(dayShape.isWhole(typed)).toBe(false);
      expect(dayShape.write(typed)).toBe(typed);
    },
  );

  it('is read as it is written', () => {
    expect(dayShape.write('2026-05-03')).toBe('3 May 2026');
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-09`;
      expect(dayShape.read(dayShape.write(day), now)).toBe(day);
    }
  });
});

describe('a typed time', () => {
  it.each([
    ['17:18', '17:18'],
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['9:05 pm', '21:05'],
    ['12am', '00:00'],
    ['24:00', '24:00'],
    ['17:1', '17:1'],
    ['13 pm', '13 pm'],
  ])('"%s" is %s', (typed, time) => {
    expect(timeShape.read(typed, now)).toBe(time);
  });

  it('is one only between midnight and midnight', () => {
    expect(['00:00', '23:59', '24:00', '17:1', ''].map(timeShape.isWhole)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a typed day and time', () => {
  it.each([
    ['28 Nov 2026, 17:18', '2026-11-28T17:18'],
    ['28 Nov 17:18', '2026-11-28T17:18'],
    ['28/11/2026 5:18 pm', '2026-11-28T17:18'],
    ['2026-11-28T17:18', '2026-11-28T17:18'],
    ['28 Nov 2026', '2026-11-28T00:00'],
    ['28 Nov 2026, 25:00', '28 Nov 2026, 25:00'],
  ])('"%s" is %s', (typed, moment) => {
    expect(momentShape.read(typed, now)).toBe(moment);
  });

  it('is written with the clock of 24 hours', () => {
    expect(momentShape.write('2026-11-28T17:18')).toBe('28 Nov 2026, 17:18');
    expect(momentShape.write('2026-11-28 17:18')).toBe('2026-11-28 17:18');
  });
});
