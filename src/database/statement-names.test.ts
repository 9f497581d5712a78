import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

it('names what comes again, the same every time', () => {
  const names = new StatementNames();
  expect(names.of('select 1')).toEqual({});
  expect(names.of('select 1')).toEqual({ name: 's1' });
  expect(names.of('select 2')).toEqual({});
  expect(names.of('select 2')).toEqual({ name: 's2' });
  expect(names.of('select 1')).toEqual({ name: 's1' });
});

it('lets go of what was not asked for longest, and never gives a name twice', () => {
  const names = new StatementNames(2);
  for (const text of ['a', 'a', 'b', 'b', 'a']) names.of(text);
  expect(names.of('c')).toEqual({ gone: 's2' });
  expect(names.of('b')).toEqual({ gone: 's1' });
  // One that was asked for once has no name to lose.
  expect(names.of('b')).toEqual({ name: 's3' });
  expect(names.of('d')).toEqual({});
});

it.each(['/* planned anew */ select 1', `select ${'1,'.repeat(10_000)} 1`])(
  'keeps nothing of what is made for its values',
  (text) => {
    const names = new StatementNames();
    names.of(text);
    expect(names.of(text)).toEqual({});
  },
);
