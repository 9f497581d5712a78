import { expect, it } from 'vitest';
import { preloadTags, type Manifest } from './page-preloads.ts';

const manifest: Manifest = {
  'src/admin/start.ts': { file: 'assets/start.js', imports: ['_react.js'] },
  'src/admin/AdminApp.tsx': {
    file: 'assets/app.js',
    imports: ['_react.js', 'src/admin/start.ts'],
    css: ['assets/app.css'],
  },
  'src/admin/resources/orders/list/OrderList.tsx': { file: 'assets/list.js', imports: ['_grid.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_grid.js': { file: 'assets/grid.js', imports: ['_react.js'] },
};

const scripts = (path: string): string[] =>
  [...preloadTags(manifest, path).matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );

it('names every chunk of a page once, what is imported first', () => {
  expect(scripts('/admin/orders')).toEqual([
    '/assets/react.js',
    '/assets/start.js',
    '/assets/app.js',
    '/assets/grid.js',
    '/assets/list.js',
  ]);
});

it('names the shell for other pages, with its styles, and nothing for unknown ones', () => {
  expect(scripts('/admin/staff')).toEqual(['/assets/react.js', '/assets/start.js', '/assets/app.js']);
  expect(preloadTags(manifest, '/admin/staff')).toContain('href="/assets/app.css"');
  expect(preloadTags(manifest, '/')).toBe('');
});
