import { useLocaleState } from 'ra-core';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "4.4 MB" in the words of the person's language. */
export function useSizeWords(): (bytes: string | number | null | undefined) => string {
  const [locale] = useLocaleState();
  return (bytes) => {
    const size = Number(bytes ?? 0);
    const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)));
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: UNITS[at] ?? 'byte',
      maximumSignificantDigits: 3,
    }).format(size / 1000 ** at);
  };
}
