import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useMemo, type ReactNode } from 'react';
import { useDirection, type Direction } from './direction.ts';
import { styleNonce } from './nonce.ts';
import { createAdminTheme } from './theme.ts';

const cacheFor = (direction: Direction) =>
  createCache({
    key: direction === 'rtl' ? 'cpr' : 'cp',
    nonce: styleNonce(),
    // Our own style sheets come later and win without a fight over specificity.
    prepend: true,
    // No prefixer: the browsers we build for need none, and emotion's own stylis is too old for today's.
    stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [],
  });

export function ThemeFrame({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const cache = useMemo(() => cacheFor(direction), [direction]);
  const theme = useMemo(() => createAdminTheme(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="counterpart.appearance">
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
