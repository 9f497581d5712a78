import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateShopRenderer, PageFiles } from '../../shared/shop-rendering.ts';
import { closure, type Manifest } from '../page-preloads.ts';

export interface ShopBuild {
  createRenderer: CreateShopRenderer;
  filesFor: (sources: readonly string[], later?: readonly string[]) => PageFiles;
}

const ENTRY = 'src/storefront/start.tsx';
/** The chunk of what draws every page, as the build names it. */
const FRAME = 'frame';
/** What every page is set in; other scripts' faces are fetched where their letters stand. */
const PRELOADED_FONT = /bricolage-grotesque-600|instrument-sans-latin-wght-normal/;

const unique = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

function filesFrom(manifest: Manifest): ShopBuild['filesFor'] {
  const fonts = Object.values(manifest).flatMap((chunk) => [
    ...(chunk?.assets ?? []),
    ...(chunk?.file.endsWith('.woff2') ? [chunk.file] : []),
  ]);
  const preloaded = unique(fonts.filter((file) => PRELOADED_FONT.test(file)));
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === FRAME) ?? '';
  return (sources, later = []) => {
    const seen = new Set<string>();
    const chunks = [ENTRY, frame, ...sources].flatMap((source) => closure(manifest, source, seen));
    const all = [...chunks, ...later.flatMap((source) => closure(manifest, source, seen))];
    const entry = manifest[ENTRY]?.file ?? '';
    return {
      entry: `/${entry}`,
      styles: unique(all.flatMap(({ css }) => css ?? [])),
      modules: unique(
        chunks.map(({ file }) => file).filter((file) => file !== entry && file.endsWith('.js')),
      ),
      fonts: preloaded,
    };
  };
}

/** The built storefront: its server part and the list of its browser files. */
export async function readShopBuild(root: string): Promise<ShopBuild> {
  const manifest = JSON.parse(await readFile(join(root, 'shop/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = pathToFileURL(resolve(root, 'shop-server/server-entry.mjs')).href;
  const { createShopRenderer } = (await import(entry)) as { createShopRenderer: CreateShopRenderer };
  return { createRenderer: createShopRenderer, filesFor: filesFrom(manifest) };
}
