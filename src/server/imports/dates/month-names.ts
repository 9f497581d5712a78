/** The languages whose names of months, weekdays and countries are read. */
export const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'tr',
  'el',
  'ru',
  'uk',
  'bg',
  'he',
  'ar-u-ca-gregory',
  'id',
  'vi',
];

const plainWord = (word: string): string => word.toLowerCase().normalize('NFKC').replaceAll('.', '');

type DatePart = 'month' | 'weekday';

/** How a language writes the months and the weekdays: alone and within a whole date, in full and shortened. */
const formatsOf = (locale: string): Intl.DateTimeFormat[] =>
  (['long', 'short'] as const).flatMap((width) =>
    [
      { month: width },
      { weekday: width },
      { day: 'numeric' as const, month: width, year: 'numeric' as const, weekday: width },
    ].map((options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })),
  );

const namesOf = (formats: readonly Intl.DateTimeFormat[], part: DatePart, date: Date): string[] =>
  formats.flatMap((format) =>
    format
      .formatToParts(date)
      .filter(({ type }) => type === part)
      .map(({ value }) => plainWord(value)),
  );

interface DateNames {
  months: ReadonlyMap<string, number>;
  /** Words beside the numbers of a date that say nothing more about it. */
  fillers: ReadonlySet<string>;
}

const FILLERS = [
  'st',
  'nd',
  'rd',
  'th',
  'of',
  'de',
  'del',
  'di',
  'da',
  'at',
  'on',
  'um',
  'à',
  'às',
  'kl',
  'uhr',
  'г',
];

let known: DateNames | undefined;

/** Built when the first date with a word is read; a word that means two months, such as `listopad`, is none. */
function dateWords(): DateNames {
  if (known) return known;
  const months = new Map<string, number>();
  const doubtful = new Set<string>();
  const fillers = new Set(FILLERS);
  for (const locale of LOCALES) {
    const formats = formatsOf(locale);
    for (let month = 1; month <= 12; month++)
      for (const name of namesOf(formats, 'month', new Date(Date.UTC(2024, month - 1, 8)))) {
        if (/\d/.test(name)) continue;
        if (months.has(name) && months.get(name) !== month) doubtful.add(name);
        months.set(name, month);
      }
    for (let day = 1; day <= 7; day++)
      for (const name of namesOf(formats, 'weekday', new Date(Date.UTC(2024, 0, day)))) fillers.add(name);
  }
  // Four letters are a usual English abbreviation that Intl does not write.
  months.set('sept', 9);
  for (const name of doubtful) months.delete(name);
  // A word that is a weekday in one language and a month in another is a month: `mar` is March before it is martes.
  for (const name of months.keys()) fillers.delete(name);
  known = { months, fillers };
  return known;
}

/** The month that a word names; undefined for every other word. Hebrew writes "in" as a first letter of the word. */
export function monthOf(word: string): number | undefined {
  const { months } = dateWords();
  const name = plainWord(word);
  return months.get(name) ?? months.get(name.replace(/^ב/, ''));
}

export const isFiller = (word: string): boolean => dateWords().fillers.has(plainWord(word));
