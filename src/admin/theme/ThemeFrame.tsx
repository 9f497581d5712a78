import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useMemo, type ReactNode } from 'react';
import { useDirection, type Direction } from './direction.ts';
import { createAdminTheme } from './theme.ts';

/** The server puts this response's nonce there, so that the policy lets our style elements in. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

const cacheFor = (direction: Direction) =>
  createCache({
    key: direction === 'rtl' ? 'cpr' : 'cp',
    nonce: nonce(),
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
