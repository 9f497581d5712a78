/** Which of two numbers comes first in a date that does not begin with its year. */
export const dateStyles = ['monthFirst', 'dayFirst'] as const;
export type DateStyle = (typeof dateStyles)[number];

export const isDateStyle = (style: string): style is DateStyle =>
  (dateStyles as readonly string[]).includes(style);

export const dateStyleExamples: Readonly<Record<DateStyle, string>> = {
  monthFirst: '12/31/2024',
  dayFirst: '31/12/2024',
};

/** The day, the month and the year of `3/4/2024`; other forms of a date do not depend on a style. */
const SHORT_DATE = /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/;

interface ShortDate {
  first: number;
  second: number;
  separator: string;
  year: string;
}

export function readShortDate(cell: string): ShortDate | undefined {
  const [, first, separator, second, year] = SHORT_DATE.exec(cell) ?? [];
  if (first === undefined || separator === undefined || second === undefined || year === undefined)
    return undefined;
  return { first: Number(first), second: Number(second), separator, year };
}

/** The date of a cell in one style as `YYYY-MM-DD`, to show beside the cell; undefined where the style does not matter. */
export function previewDate(cell: string, style: DateStyle): string | undefined {
  const date = readShortDate(cell);
  if (!date) return undefined;
  const [month, day] = style === 'monthFirst' ? [date.first, date.second] : [date.second, date.first];
  if (month > 12 || day > 31 || month < 1 || day < 1) return undefined;
  const year = date.year.length === 2 ? `20${date.year}` : date.year;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
