const SHOP = ['--config', 'vite.shop.config.ts'];

export interface Build {
  /** For the lines of progress. */
  label: string;
  folder: string;
  /** The arguments of Vite; none where a script of ours makes the result. */
  vite?: readonly string[];
  /** Whether browsers load the result, so that its files are compressed. */
  compressed?: boolean;
}

/** The longest first, so that two cores end at about the same time. */
export const builds = {
  admin: { label: 'back office', folder: 'dist/admin', vite: ['build'], compressed: true },
  store: { label: 'empty store', folder: 'dist/store' },
  server: { label: 'server', folder: 'dist/server', vite: ['build', '--config', 'vite.server.config.ts'] },
  shop: { label: 'shop', folder: 'dist/shop', vite: ['build', ...SHOP], compressed: true },
  'shop-server': {
    label: 'shop on the server',
    folder: 'dist/shop-server',
    vite: ['build', ...SHOP, '--ssr', 'src/storefront/server-entry.tsx'],
  },
} as const satisfies Readonly<Record<string, Build>>;

export type BuildName = keyof typeof builds;

export const buildNames = Object.keys(builds) as BuildName[];

export const isBuildName = (word: string): word is BuildName => Object.hasOwn(builds, word);
