import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { sourceOf } from '#tools/source-imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every module of the back office and its source. */
const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);

const importers = new Map<string, string[]>();
for (const [path, source] of sources)
  for (const [, target = ''] of source.matchAll(/from '([^']+)'/g)) {
    const imported = sourceOf(`src/admin/${path}`, target)?.replace(/^src\/admin\//, '');
    if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  }

/** Whether the module does it, or one that uses it: a hook leaves the display to its component. */
function isDone(path: string, by: RegExp, depth = 3): boolean {
  if (by.test(sources.get(path) ?? '')) return true;
  return depth > 0 && (importers.get(path) ?? []).some((user) => isDone(user, by, depth - 1));
}

const using = (call: RegExp): string[] =>
  [...sources].flatMap(([path, source]) => (call.test(source) ? [path] : []));

const FORM = /\buseRecordForm\s*[(<]/;
/** Frames around the form of several pages, which render it themselves. */
const RENDERED = /<(?:RecordForm|DiscountFrame)\b/;

it('every form is rendered by RecordForm, which displays what no input does', () => {
  const forms = using(FORM).filter((path) => path !== 'ui/form/use-record-form.ts');
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((path) => !isDone(path, RENDERED))).toEqual([]);
});
