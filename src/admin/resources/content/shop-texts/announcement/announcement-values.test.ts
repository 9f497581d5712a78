import { expect, it } from 'vitest';
import { announcementStatus } from '#shared/shop-texts.ts';
import { announcementProblems, readAnnouncement, toAnnouncement } from './announcement-values.ts';

const empty = readAnnouncement(undefined);
const problems = (change: Partial<typeof empty>) =>
  Object.keys(announcementProblems({ ...empty, ...change }));

it('rejects a day that is none, and a last day before the first', () => {
  expect(problems({ from: '31 Nov 2026' })).toEqual(['from']);
  expect(problems({ until: 'soon' })).toEqual(['until']);
  expect(problems({ from: '2026-12-02', until: '2026-12-01' })).toEqual(['until']);
  expect(problems({ from: '2026-12-01', until: '2026-12-02' })).toEqual([]);
});

it('requires English text of a visible one, and takes paths of the store and URLs as its link', () => {
  expect(problems({ visible: true, he_line: 'שלום' })).toEqual(['en_line']);
  expect(problems({ link: '//evil.example' })).toEqual(['link']);
  expect(problems({ link: 'javascript:alert(1)' })).toEqual(['link']);
  expect(problems({ link: 'https://blog.example/sale' })).toEqual([]);
  expect(problems({ link: '/collections/all' })).toEqual([]);
});

it('sends no day where none is set', () => {
  expect(toAnnouncement({ ...empty, link: ' /sale ' })).toMatchObject({
    from: null,
    until: null,
    link: '/sale',
  });
});

it.each([
  [{ shown: false }, 'hidden'],
  [{}, 'displayed'],
  [{ from: '2026-12-02' }, 'scheduled'],
  [{ from: '2026-12-01', until: '2026-12-01' }, 'displayed'],
  [{ until: '2026-11-30' }, 'ended'],
] as const)('%j is %s on the first of December of the store', (change, status) => {
  // In Tokyo the first of December has begun.
  const at = { now: new Date('2026-11-30T16:00:00Z'), timeZone: 'Asia/Tokyo' };
  expect(announcementStatus({ shown: true, from: null, until: null, ...change }, at)).toBe(status);
});
