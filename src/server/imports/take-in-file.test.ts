import { expect, it } from 'vitest';
import { takeInFile } from './take-in-file.ts';

const MB = 1_048_576;

/** A file that never ends; what was read of it is counted. */
function endlessFile(start: string) {
  let read = 0;
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(start);
    for (;;) {
      read += MB;
      yield Buffer.alloc(MB, 'x');
    }
  }
  return { body: body(), read: () => read };
}

it.each([
  ['x', 1],
  ['email,name\n', 2],
  ['email,name\r\n"', 2],
  ['email,name\r', 2],
])('rejects a file that begins with %j while it arrives, and stores nothing of it', async (start, row) => {
  const file = endlessFile(start);
  const stored = new Map<string, number>();
  const store = {
    addPart: async (id: string, part: number) => void stored.set(id, part),
    dropParts: async (id: string) => void stored.delete(id),
  };
  const kind = { recognise: () => ({ source: 'unknown', mapping: [] }), firstOptions: {} };
  const gateway = { ids: { guid: () => 'one' }, clock: { now: () => new Date(0) } };
  await expect(
    takeInFile(
      kind as never,
      file.body,
      { fileName: 'long.csv', by: 'Mia' },
      store as never,
      gateway as never,
    ),
  ).rejects.toMatchObject({ status: 400, code: 'NOT_A_CSV', message: `Row ${row} is longer than 200 KB.` });
  expect(file.read()).toBeLessThanOrEqual(2 * MB);
  expect(stored.size).toBe(0);
});
