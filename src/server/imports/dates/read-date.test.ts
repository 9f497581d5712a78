import { describe, expect, it } from 'vitest';
import { decideDateStyle, surveyDate, type DateSurvey } from './date-survey.ts';
import { readDate, readDay } from './read-date.ts';

const BERLIN = 'Europe/Berlin';

describe('a date', () => {
  it.each([
    ['2024-03-01', '2024-02-29T23:00:00.000Z'],
    ['2024-03-01 10:00:00 +0100', '2024-03-01T09:00:00.000Z'],
    ['2024-03-01T09:15:51.123Z', '2024-03-01T09:15:51.000Z'],
    ['20240301T091551Z', '2024-03-01T09:15:51.000Z'],
    ['2024-03-01 10:00:00 UTC', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00 PST', '2024-03-01T18:00:00.000Z'],
    ['2024-03-01 10:00 (GMT+2)', '2024-03-01T08:00:00.000Z'],
    ['2024/3/1 10:00', '2024-03-01T09:00:00.000Z'],
    ['2024年3月1日', '2024-02-29T23:00:00.000Z'],
    ['Dec 8, 2024 9:15:51 PM', '2024-12-08T20:15:51.000Z'],
    ['December 8th, 2024 at 12:05 AM', '2024-12-07T23:05:00.000Z'],
    ['Sun, 08 Dec 2024 14:21:24 +0000', '2024-12-08T14:21:24.000Z'],
    ['08-Dec-24', '2024-12-07T23:00:00.000Z'],
    ['8. Dezember 2024 21:15', '2024-12-08T20:15:00.000Z'],
    ['8 déc. 2024', '2024-12-07T23:00:00.000Z'],
    ['8 בדצמבר 2024', '2024-12-07T23:00:00.000Z'],
    ['08.12.24, 21:15', '2024-12-08T20:15:00.000Z'],
  ])('%s is read in every style', (cell, date) => {
    expect(readDate(cell, 'monthFirst', BERLIN)).toBe(date);
    expect(readDate(cell, 'dayFirst', BERLIN)).toBe(date);
  });

  it.each([
    ['12/8/2024 9 PM', '2024-12-08T20:00:00.000Z', '2024-08-12T19:00:00.000Z'],
    ['7/25/2018 21:06', '2018-07-25T19:06:00.000Z', undefined],
    ['31/12/24', undefined, '2024-12-30T23:00:00.000Z'],
    ['21:15 8-12-2024', '2024-08-12T19:15:00.000Z', '2024-12-08T20:15:00.000Z'],
  ])('%s is read as its column is written', (cell, monthFirst, dayFirst) => {
    expect(readDate(cell, 'monthFirst', BERLIN)).toBe(monthFirst);
    expect(readDate(cell, 'dayFirst', BERLIN)).toBe(dayFirst);
  });

  it.each([
    '2024-02-31',
    '31.02.2024',
    '2024-01-01 13:61',
    '+351 912 345',
    'soon',
    'Smarch 8, 2024',
    '2024-03-01 10:00 IST',
  ])('%s is none', (cell) => expect(readDate(cell, 'monthFirst', BERLIN)).toBeUndefined());

  it('a birthday has a year of four digits, and no time', () => {
    expect(readDay('3/4/1984', 'dayFirst')).toBe('1984-04-03');
    expect(readDay('April 3, 1884', 'dayFirst')).toBe('1884-04-03');
    expect(readDay('3/4/84', 'dayFirst')).toBeUndefined();
  });
});

const surveyOf = (...cells: string[]): DateSurvey => {
  const survey: DateSurvey = { monthFirst: 0, dayFirst: 0, either: 0, examples: [] };
  for (const cell of cells) surveyDate(survey, cell);
  return survey;
};

it.each([
  [['2024-03-04', 'Mar 4, 2024'], [], { certainty: 'sure', examples: [] }],
  [['04/03/2024', '31/03/2024'], [], { style: 'dayFirst', certainty: 'sure' }],
  [['04/03/2024', '03/31/2024'], [], { style: 'monthFirst', certainty: 'sure' }],
  [['04.03.2024'], [], { style: 'dayFirst', certainty: 'sure' }],
  [['05/05/2024'], [], { certainty: 'sure', examples: [] }],
  [['04/03/2024'], ['31/03/2024'], { style: 'dayFirst', certainty: 'likely' }],
  [['04/03/2024'], [], { certainty: 'needed', examples: ['04/03/2024'] }],
  [['31/03/2024', '03/31/2024'], [], { certainty: 'needed' }],
] as const)('the order of day and month of the column %s is decided, beside %s', (cells, others, decided) => {
  const own = surveyOf(...cells);
  expect(decideDateStyle(own, [own, surveyOf(...others)], undefined)).toMatchObject(decided);
  expect(decideDateStyle(own, [own], 'dayFirst')).toMatchObject({ style: 'dayFirst', certainty: 'chosen' });
});
