import { expect, it } from 'vitest';
import { readableLine } from './log-lines.ts';

const line = (fields: object): string =>
  readableLine(JSON.stringify({ time: 0, level: 30, msg: 'done', ...fields }));

it('writes time and message, and names what is more than information', () => {
  expect(line({})).toMatch(/^\d\d:\d\d:\d\d done\n$/);
  expect(line({ level: 40 })).toMatch(/ warning: done\n$/);
  expect(line({ level: 50, err: { stack: 'Error: full\n    at disk' } })).toMatch(
    / error: done\nError: full\n {4}at disk\n$/,
  );
});
