import pg from 'pg';
import { PreparedStatements } from '../database/pglite/prepared-statements.ts';

type QueryMethod = (this: unknown, ...requested: unknown[]) => unknown;

const textOf = (requested: unknown): string =>
  typeof requested === 'string' ? requested : (requested as { text: string }).text;

/** Notes what goes through a method of a class, until it is told to stop. */
function listenTo(prototype: object, method: string, note: (text: string) => void): () => void {
  const methods = prototype as Record<string, QueryMethod>;
  const own = methods[method];
  if (!own) throw new Error(`There is no ${method} to listen to.`);
  methods[method] = function asked(this: unknown, ...input: unknown[]): unknown {
    note(textOf(input[0]));
    return own.apply(this, input);
  };
  return () => {
    methods[method] = own;
  };
}

/** All that this process asks its databases while the work runs, in order: `begin` and `commit` too. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const requested: string[] = [];
  const note = (text: string): unknown => requested.push(text.replaceAll(/\s+/g, ' ').trim());
  const stops = [
    listenTo(PreparedStatements.prototype, 'query', note),
    listenTo(PreparedStatements.prototype, 'exec', note),
    listenTo(pg.Client.prototype, 'query', note),
  ];
  try {
    await work();
    return requested;
  } finally {
    for (const stop of stops) stop();
  }
}

/** As a list to read: how often each is asked, the most frequent first. */
export function countedStatements(statements: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(statements, (text) => text));
  return groups
    .map(([text, same = []]) => ({ text, times: same.length }))
    .toSorted((a, b) => b.times - a.times)
    .map(({ text, times }) => `${String(times).padStart(4)} ${text}`)
    .join('\n');
}
