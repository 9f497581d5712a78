import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, ROOT } from './area-sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** An address without its query, and with a colon where something is filled in. */
const patternOf = (address: string): string =>
  address.replace(/[?#].*/s, '').replaceAll(/\$\{[^}]*\}/g, ':id');

/** Every address that stands in a text of the journeys. */
export const addressesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [...read(file).matchAll(/['`](\/[^'`\s]*)['`]/g)].map(([, address = '']) => patternOf(address)),
  );

/** The pages that desks register, as in `defineDesk`: `/admin/orders/:id/refund`. */
export function adminPages(source: string): string[] {
  return source
    .split(/defineDesk(?:<[^>]*>)?\(/)
    .slice(1)
    .flatMap((desk) => {
      const constant = /\.\.\.(\w+)Desk\b/.exec(desk)?.[1] ?? '';
      const name = constant.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const base = `/admin/${name}`;
      return [
        ...(/^\s+list[:,]/m.test(desk) ? [base] : []),
        ...(/^\s+create[:,]/m.test(desk) ? [`${base}/create`] : []),
        ...(/^\s+(show|edit)[:,]/m.test(desk) ? [`${base}/:id`] : []),
        ...[...desk.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => `${base}/${path}`),
      ];
    });
}

/** Every page of the back office and of the shop. */
export const allPages = (): string[] => [
  ...filesOf(['src/admin/resources/**/index.ts']).flatMap((file) => adminPages(read(file))),
  ...[...read('src/storefront/pages.ts').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path),
];

/** Whether an address is one of that page and of no other that is written out. */
export const isPage = (page: string, others: ReadonlySet<string>) => {
  const pattern = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return (address: string): boolean =>
    address === page || (pattern.test(address) && !others.has(address) && !address.endsWith('/:id/:id'));
};
