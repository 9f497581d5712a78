import { expect, it } from 'vitest';
import { ordersOpeningCalls } from '../shared/desks/orders-opening.ts';
import { earlyTag, preloadTags, type Manifest } from './page-preloads.ts';

const manifest: Manifest = {
  'src/admin/first/show-first.tsx': { file: 'assets/first.js', imports: ['_react.js'] },
  'node_modules/inter/files/inter-latin-opsz-normal.woff2': { file: 'assets/inter.woff2' },
  'src/admin/start.ts': { file: 'assets/start.js', imports: ['_react.js'] },
  'src/admin/AdminApp.tsx': {
    file: 'assets/app.js',
    imports: ['_react.js', 'src/admin/start.ts'],
    css: ['assets/app.css'],
  },
  'src/admin/resources/sales/orders/list/OrderList.tsx': { file: 'assets/list.js', imports: ['_grid.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_grid.js': { file: 'assets/grid.js', imports: ['_react.js'] },
};

const linked = (path: string, kind: string): string[] =>
  [...preloadTags(manifest, path).matchAll(new RegExp(`${kind}[^>]* href="([^"]+)"`, 'g'))].map(
    (match) => match[1] ?? '',
  );
const scripts = (path: string): string[] => linked(path, 'modulepreload');

it('names every chunk of a page once, what is imported first', () => {
  expect(scripts('/admin/orders/1')).toEqual(['/assets/react.js', '/assets/start.js', '/assets/app.js']);
});

it('has what the list shows first compiled at once, and the rest only fetched', () => {
  expect(scripts('/admin/orders')).toEqual(['/assets/react.js', '/assets/first.js']);
  expect(linked('/admin/orders', 'as="script"')).toEqual([
    '/assets/start.js',
    '/assets/app.js',
    '/assets/grid.js',
    '/assets/list.js',
  ]);
});

it('names the shell for other pages, with its styles and letters, and nothing for unknown ones', () => {
  expect(scripts('/admin/staff')).toEqual(['/assets/react.js', '/assets/start.js', '/assets/app.js']);
  expect(linked('/admin/staff', 'as="style"')).toEqual(['/assets/app.css']);
  expect(linked('/admin/staff', 'as="font"')).toEqual(['/assets/inter.woff2']);
  expect(preloadTags(manifest, '/')).toBe('');
});

it('asks early for what this person may read, and only for the list of orders', () => {
  const all = ordersOpeningCalls.flatMap(({ rights }) => rights);
  const called = (path: string, permissions: readonly string[]) =>
    /data-calls="([^"]*)"/.exec(earlyTag(path, permissions))?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(called('/admin/orders', all))).toEqual(
    ordersOpeningCalls.map(({ path, body }) => [path, body]),
  );
  expect(called('/admin/orders', [])).toBe('[]');
  expect(called('/admin/staff', all)).toBe('[]');
});
