import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { useDirection, type Direction } from './direction.ts';
import { styleNonce } from './nonce.ts';
import { createAdminTheme } from './theme.ts';

type Plugin = NonNullable<Options['stylisPlugins']>[number];

let mirror: Promise<Plugin> | undefined;

/** Only who mirrors the page fetches what mirrors it. */
const mirroring = () => (mirror ??= import('@mui/stylis-plugin-rtl').then((module) => module.default));

const cacheFor = (plugin: Plugin | undefined) =>
  createCache({
    key: plugin ? 'cpr' : 'cp',
    nonce: styleNonce(),
    // Our own style sheets come later and win without a fight over specificity.
    prepend: true,
    // No prefixer: the browsers we build for need none, and emotion's own stylis is too old for today's.
    stylisPlugins: plugin ? [plugin] : [],
  });

export const ThemeFrame = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Themed direction={useDirection()}>{children}</Themed>
  </Suspense>
);

function Themed({ direction, children }: { direction: Direction; children: ReactNode }) {
  const plugin = direction === 'rtl' ? use(mirroring()) : undefined;
  const cache = useMemo(() => cacheFor(plugin), [plugin]);
  const theme = useMemo(() => createAdminTheme(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="counterpart.appearance">
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
