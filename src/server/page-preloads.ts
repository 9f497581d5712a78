/** One chunk in Vite's manifest, by source file. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk | undefined>>;

const SHELL = ['src/admin/start.ts', 'src/admin/AdminApp.tsx'];

/** Which sources a path begins with; the first that fits. */
const pages: readonly [RegExp, readonly string[]][] = [
  [/^\/admin\/orders\/?$/, [...SHELL, 'src/admin/resources/orders/list/OrderList.tsx']],
  [/^\/admin\/orders\/[^/]+\/?$/, [...SHELL, 'src/admin/resources/orders/show/OrderShow.tsx']],
  [/^\/admin\/orders\/[^/]+\/refund\/?$/, [...SHELL, 'src/admin/resources/orders/refund/RefundPage.tsx']],
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
  const seen = new Set<string>();
  const chunks = sources.flatMap((source) => closure(manifest, source, seen));
  const scripts = new Set(chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`));
  const styles = new Set(
    chunks
      .flatMap(({ css }) => css ?? [])
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  );
  return [...scripts, ...styles].join('');
}
