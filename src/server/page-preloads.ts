import { ordersOpeningCalls } from '../shared/desks/orders-opening.ts';

/** One chunk in Vite's manifest, by source file. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk | undefined>>;

const SHELL = ['src/admin/start.ts', 'src/admin/AdminApp.tsx'];
/** Shown before the shell: its code runs first, the shell's is only fetched meanwhile. */
const FIRST = 'src/admin/first/show-first.tsx';
/** The letters that most pages are made of. */
const FONT = /inter-latin-opsz-normal\.woff2$/;

const ORDERS = /^\/admin\/orders\/?$/;

/** Which sources a path begins with; the first that fits. */
const pages: readonly [RegExp, readonly string[]][] = [
  [ORDERS, [...SHELL, 'src/admin/resources/sales/orders/list/OrderList.tsx']],
  [/^\/admin\/orders\/[^/]+\/?$/, [...SHELL, 'src/admin/resources/sales/orders/show/OrderShow.tsx']],
  [
    /^\/admin\/orders\/[^/]+\/refund\/?$/,
    [...SHELL, 'src/admin/resources/sales/orders/refund/RefundPage.tsx'],
  ],
  [/^\/admin(\/|$)/, SHELL],
];

/** All files a source needs at once, each before what imports it. */
export function closure(manifest: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((inner) => closure(manifest, inner, seen)), chunk];
}

/**
 * Link tags that let the browser fetch a page's whole code at once instead of finding it chunk by chunk.
 * @returns markup for the head; empty for a path without a page of its own.
 */
export function preloadTags(manifest: Manifest, path: string): string {
  const sources = pages.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  if (sources.length === 0) return '';
  const seen = new Set<string>();
  const first = ORDERS.test(path) ? closure(manifest, FIRST, seen) : [];
  const chunks = sources.flatMap((source) => closure(manifest, source, seen));
  const font = Object.entries(manifest).find(([source]) => FONT.test(source))?.[1];
  // What runs at once is compiled as it comes; what runs later would only be in its way.
  const eager = first.length > 0 ? first : chunks;
  const tags = [
    ...eager.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...first, ...chunks]
      .flatMap(({ css }) => css ?? [])
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`] : []),
    ...(first.length > 0 ? chunks : []).map(
      ({ file }) => `<link rel="preload" as="script" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ];
  return [...new Set(tags)].join('');
}

/**
 * Has `early.js` ask for what the page begins with while its code is on its way: who is here, what changes, and for the
 * list of orders its first page, if `permissions` let this person read it.
 */
export function earlyTag(path: string, permissions: readonly string[]): string {
  const calls = ORDERS.test(path)
    ? ordersOpeningCalls.filter(({ rights }) => rights.every((right) => permissions.includes(right)))
    : [];
  const json = JSON.stringify(calls.map(({ path: url, body }) => [url, body]));
  const quoted = json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script async src="/early.js" data-kept="RaStore.orders.listParams" data-calls="${quoted}"></script>`;
}
