import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const slashes = (file: string): string => file.split(sep).join('/');
const files = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).map(slashes)];

/** Of links within the repository: the file, and the heading in it. */
const linksOf = (file: string): { to: string; heading: string | undefined }[] =>
  [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, to = '', heading]) => ({
    to: to ? slashes(normalize(join(dirname(file), to))) : file,
    heading,
  }));

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** `src/platform/x.ts`, `docs/deploy`, `src/{a,b}.ts`; what has a star or is made by a tool is none. */
function pathsIn(text: string): string[] {
  const words = [...text.matchAll(/`((?:src|docs|e2e|public)\/[\w./{},-]+)`/g)].map(([, word = '']) => word);
  return words.flatMap((word) => {
    const [choice, inside] = /\{([^}]+)\}/.exec(word) ?? [];
    return choice && inside ? inside.split(',').map((one) => word.replace(choice, one)) : [word];
  });
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('what the documents say', () => {
  it.each(files)('%s leads to what is there', (file) => {
    const links = linksOf(file);
    expect(links.map(({ to }) => to).filter((to) => !existsSync(join(root, to)))).toEqual([]);
    const headings = links.filter(({ to, heading }) => heading && to.endsWith('.md'));
    expect(headings.filter(({ to, heading = '' }) => !anchorsOf(to).includes(heading))).toEqual([]);
  });

  it.each(files)('%s names files and commands that there are', (file) => {
    const text = read(file);
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, script = '']) => script);
    expect(commands.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('the README leads to the index, which leads to every document', () => {
    const linked = (file: string) => new Set(linksOf(file).map(({ to }) => to));
    expect(linked('README.md')).toContain('docs/README.md');
    const documents = files.filter((file) => /^docs\/(?!README)[^/]+\.md$/.test(file));
    expect(documents.filter((file) => !linked('docs/README.md').has(file))).toEqual([]);
  });
});
