const FORMS = '||||';
const PLACE = /%\{(.*?)\}/g;

/**
 * A phrase with its values: `%{name}`; of `one |||| many` the form for the `count`, which is also `%{smart_count}`. Both
 * languages of the shop tell one from all other numbers.
 */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { count } = values;
  const [one = '', ...others] = count === undefined ? [phrase] : phrase.split(FORMS);
  const form = count === undefined || count === 1 ? one : (others[0] ?? one);
  const known: typeof values = count === undefined ? values : { ...values, smart_count: count };
  return (count === undefined ? form : form.trim()).replaceAll(PLACE, (place, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : place,
  );
}
