import { globSync, readFileSync } from 'node:fs';

const IMPORTS = /import (?:type )?\{([^}]*)\} from 'lucide-react'/g;
const TYPES = new Set(['LucideIcon', 'LucideProps']);

/** The names that the sources import from lucide-react, without its types. */
export function usedIcons(): string[] {
  const names = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, list = '']) =>
      list.split(',').map(
        (part) =>
          part
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
      ),
    ),
  );
  return [...new Set(names)].filter((name) => name !== '' && !TYPES.has(name)).toSorted();
}
