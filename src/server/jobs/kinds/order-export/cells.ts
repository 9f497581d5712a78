type Text = string | null | undefined;

export const text = (value: Text): string => value ?? '';

export const amountOf = (price: { amount?: Text } | null | undefined): string => price?.amount ?? '';

export const yesNo = (value: boolean | null | undefined): string =>
  value === undefined || value === null ? '' : value ? 'Yes' : 'No';

/** Several values in one cell, each once. */
export const listed = (values: readonly Text[]): string =>
  [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ''))].join('; ');

/** A rate such as `0.19` as `19`. */
export const percent = (rate: Text): string => (rate ? String(Number((Number(rate) * 100).toFixed(4))) : '');

/** A value in the words of the list; as it is where there are none. */
export const enumLabel =
  (words: Readonly<Record<string, string>>) =>
  (value: Text): string =>
    value === undefined || value === null ? '' : (words[value] ?? value);
