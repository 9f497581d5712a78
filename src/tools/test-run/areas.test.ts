import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Area } from '../../../e2e/areas/area.ts';
import { areas, everything } from '../../../e2e/areas/index.ts';
import { desks } from '../../shared/desks/index.ts';
import { filesOf, globsOf, hashAreas, ROOT } from './area-sources.ts';

const all: readonly (readonly [string, Area])[] = [...Object.entries(areas), ['everything', everything]];

const foldersOf = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const named = (of: (area: Area) => readonly string[]): string[] =>
  all.flatMap(([, area]) => of(area)).toSorted();

describe('areas', () => {
  it('share out the spec files', () => {
    const specs = globSync('e2e/*.spec.ts', { cwd: ROOT }).map((file) => file.slice(4, -8));
    expect(named(({ specs: of }) => of)).toEqual(specs.toSorted());
  });

  it('share out the desks', () => {
    expect(named(({ desks: of = {} }) => Object.keys(of))).toEqual(desks.map(({ name }) => name).toSorted());
  });

  it('share out the flows of the shop', () => {
    expect(named(({ flows = {} }) => Object.keys(flows))).toEqual(foldersOf('src/storefront').toSorted());
  });

  it('share out the services of the platform', () => {
    expect(named(({ services = [] }) => services)).toEqual(
      foldersOf('src/platform/services')
        .flatMap((family) => foldersOf(`src/platform/services/${family}`))
        .toSorted(),
    );
  });

  it('name the pages of the back office', () => {
    const claimed = new Set(
      all
        .flatMap(([, area]) => globsOf(area))
        .flatMap((glob) => /^src\/admin\/resources\/[^/]+\/([^/]+)/.exec(glob)?.[1] ?? []),
    );
    const folders = foldersOf('src/admin/resources').flatMap((group) =>
      foldersOf(`src/admin/resources/${group}`),
    );
    expect(folders.filter((folder) => !claimed.has(folder))).toEqual([]);
  });

  it.each(all)('name sources that exist: %s', (_, { sources = [] }) => {
    expect(sources.filter((source) => filesOf([`src/${source}`]).length === 0)).toEqual([]);
  });

  it('have a content each', () => {
    const hashes = hashAreas();
    expect(Object.keys(hashes)).toEqual(all.map(([name]) => name));
    expect(new Set(Object.values(hashes)).size).toBe(all.length);
  });
});
