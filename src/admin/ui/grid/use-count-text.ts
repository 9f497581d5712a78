import { useCallback, useMemo } from 'react';
import { useStoreProfile } from '../../access/session.ts';

export function useCountText(): (count: number) => string {
  const { locale } = useStoreProfile();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  return useCallback((count: number) => format.format(count), [format]);
}
