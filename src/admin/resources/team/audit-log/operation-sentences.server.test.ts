import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '#platform/contract/index.ts';
import { extensions } from '#shared/extensions/index.ts';
import { did } from './sentences.en.ts';

const SOURCE = join(import.meta.dirname, '../../../..');

const sourcesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: SOURCE })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(SOURCE, path), 'utf8'));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What the back office imports of the SDK. */
function imported(source: string): string[] {
  const named = matches(source, /import \{([^}]*)\} from '@wix\/auto_sdk/g).flatMap((list) =>
    list.split(','),
  );
  const whole = matches(source, /import \* as (\w+) from '@wix\/auto_sdk/g).flatMap((name) =>
    matches(source, new RegExp(String.raw`\b${name}\.(\w+)`, 'g')),
  );
  return [...named.map((each) => each.trim().split(' as ')[0] ?? ''), ...whole];
}

it('has a sentence for each change that the back office asks the platform for', () => {
  const changing = new Set(operations.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  const called = new Set(sourcesIn('wix/*.ts').flatMap(imported));
  const changes = [...called].filter((name) => changing.has(name));
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.filter((name) => !(name in did))).toEqual([]);
});

it('has a sentence for each action that the gateway records', () => {
  const recording = sourcesIn('server/**/*.ts')
    .filter((source) => /\brecord(?:Action|Change)\b|`counterpart\.\$/.test(source))
    .join('\n');
  const actions = [
    ...matches(recording, /\bname: '([a-z]+[A-Z]\w*)'/g),
    ...matches(recording, /\brecord\w*\(c, \w+, '([a-z]+[A-Z]\w*)'/g),
    ...matches(recording, /\bconst (?:DEEDS|OPEN)\b[^=]*= (\{[\s\S]*?\n\})/g).flatMap((list) =>
      matches(list, /: '([a-z]+[A-Z]\w*)',?$/gm),
    ),
  ];
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter((name) => !(name in did))).toEqual([]);
});

it('has a sentence for each operation beyond the contract that changes something', () => {
  const entries = [...extensions].flatMap(([name, extension]) =>
    extension.isRead ? [] : (extension.audit.name ?? name),
  );
  expect(entries.filter((name) => !(name in did))).toEqual([]);
});
