import { describe, expect, it } from 'vitest';
import { dateTitle, dateText } from './date-text.ts';

const at = { timeZone: 'Europe/Lisbon', now: new Date('2026-11-21T14:32:00Z') };

describe('dates', () => {
  it.each([
    ['2026-11-21T14:31:40Z', 'just now'],
    ['2026-11-21T14:26:00Z', '6 min ago'],
    ['2026-11-21T13:31:00Z', '1 h ago'],
    ['2026-11-20T14:33:00Z', '23 h ago'],
    ['2026-11-20T14:32:00Z', '20 Nov 14:32'],
    ['2025-12-31T23:30:00Z', '31 Dec 2025'],
    ['2026-11-21T15:00:00Z', '21 Nov 15:00'],
  ])('%s is "%s"', (value, words) => {
    expect(dateText(value, 'short', at)).toBe(words);
  });

  it('are the store’s, not the viewer’s', () => {
    expect(dateText('2026-07-01T23:30:00Z', 'long', at)).toBe('2 Jul 2026, 00:30');
    expect(dateText('2026-07-01T23:30:00Z', 'long', { ...at, timeZone: 'Asia/Tokyo' })).toBe(
      '2 Jul 2026, 08:30',
    );
  });

  it('count the year by the store’s midnight', () => {
    const newYear = { timeZone: 'Asia/Tokyo', now: new Date('2026-12-31T20:00:00Z') };
    expect(dateText('2026-12-31T15:30:00Z', 'day', newYear)).toBe('1 Jan');
  });

  it('tell the viewer’s time when it is another', () => {
    expect(dateTitle('2026-11-21T23:30:00Z', 'Europe/Lisbon', 'Asia/Tokyo')).toBe(
      '21 Nov 2026, 23:30:00 Europe/Lisbon\n22 Nov, 08:30 Asia/Tokyo',
    );
    expect(dateTitle('2026-11-21T12:00:00Z', 'UTC', 'UTC')).toBe('21 Nov 2026, 12:00:00 UTC');
  });
});
