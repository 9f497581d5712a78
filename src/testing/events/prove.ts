import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, type RunnerTask } from 'vitest';
import { provenBy } from './proven-by.ts';
import { allSeen, forgetSeen } from './seen.ts';

/** Where `npm run events -- --prove` wants to be told what was seen. */
const folder = process.env['EVENTS_SEEN'];
const root = join(import.meta.dirname, '../../..');

/** With a part of them it may well see less. */
const ranWhole = (task: RunnerTask): boolean =>
  'tasks' in task ? task.tasks.every(ranWhole) : task.result?.state === 'pass';

beforeAll(forgetSeen);

/** Nothing is told less than the table of events says. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there which fixtures are wanted
afterAll(({}, suite) => {
  if (!ranWhole(suite)) return;
  const file = relative(root, suite.file.filepath).replaceAll('\\', '/');
  if (folder !== undefined) {
    if (allSeen().size === 0 && provenBy(file).length === 0) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file.replaceAll('/', '+')), [...allSeen()].toSorted().join('\n'));
    return;
  }
  const missing = provenBy(file).filter((pair) => !allSeen().has(pair));
  if (missing.length > 0)
    throw new Error(
      `Not told any more, though src/tools/events/proofs.txt has it from this file:\n${missing.join('\n')}`,
    );
});
