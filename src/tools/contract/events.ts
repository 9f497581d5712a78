import type { PackageContract } from '../../platform/contract/schema.ts';

/** A type of every entity's events. Older ones, such as `…api.v1.ProductChanged`, belong to no entity and are left out. */
export function serialiseEvents(contracts: readonly PackageContract[]): string {
  const slugs = new Map<string, string[]>();
  for (const { type, slug } of contracts.flatMap(({ events }) => events)) {
    if (!type.endsWith(`_${slug}`)) continue;
    const entity = type.slice(0, -slug.length - 1);
    slugs.set(entity, [...(slugs.get(entity) ?? []), slug]);
  }
  const lines = [...slugs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entity, own]) => `  '${entity}': ${own.map((slug) => `'${slug}'`).join(' | ')};`);
  return [
    '// Written by `npm run generate`: the events that the contract knows of each entity.',
    'export interface EntityEvents {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
