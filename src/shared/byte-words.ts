const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

const unitOf = (bytes: number): number =>
  Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));

const figure = (bytes: number, unit: number): string => {
  const value = bytes / 1000 ** unit;
  return value.toLocaleString('en', { maximumFractionDigits: unit >= 2 && value < 100 ? 1 : 0 });
};

/** `38 KB`, `11.2 MB`. */
export function byteWords(bytes: number): string {
  const unit = unitOf(bytes);
  return `${figure(bytes, unit)} ${units[unit] ?? ''}`;
}

/** `11.2 of 17.5 MB`: both in the unit of the whole. */
export function bytesOf(part: number, whole: number, of: string): string {
  const unit = unitOf(whole);
  return `${figure(part, unit)} ${of} ${figure(whole, unit)} ${units[unit] ?? ''}`;
}
