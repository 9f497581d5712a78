const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A kB is 1000 bytes, as disks and file managers count. A value that would be rounded to 1,000 is one of the next unit. */
const unitOf = (bytes: number): number => {
  let unit = 0;
  while (unit < units.length - 1 && bytes / 1000 ** unit >= 999.5) unit++;
  return unit;
};

const figure = (bytes: number, unit: number, locale: string): string => {
  const value = bytes / 1000 ** unit;
  return value.toLocaleString(locale, { maximumFractionDigits: unit >= 2 && value < 100 ? 1 : 0 });
};

/** `38 kB`, `11.2 MB`: one size wherever a file is shown. The contract gives sizes as strings. */
export function byteText(bytes: number | string | null | undefined, locale = 'en'): string {
  const size = Number(bytes ?? 0);
  const unit = unitOf(size);
  return `${figure(size, unit, locale)} ${units[unit] ?? ''}`;
}

/** `11.2 of 17.5 MB`: both in the unit of the whole. */
export function bytesOf(part: number, whole: number, of: string, locale = 'en'): string {
  const unit = unitOf(whole);
  return `${figure(part, unit, locale)} ${of} ${figure(whole, unit, locale)} ${units[unit] ?? ''}`;
}
