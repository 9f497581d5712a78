import type { useT } from '../shell/page-context.tsx';

const KNOWN = ['Size', 'Paper', 'Frame'] as const;

export function optionTitle(name: string, t: ReturnType<typeof useT>): string {
  const known = KNOWN.find((option) => option === name);
  return known ? t(`option.${known}`) : name;
}
