import { spawnSync } from 'node:child_process';
import { areas, everything } from '../../../e2e/areas/index.ts';
import { hashAreas, ROOT } from './area-sources.ts';
import { readFullRun } from './full-run.ts';
import { reachOf, type Reach } from './reach.ts';

/** The number of commits; 0 where the sources are no repository. */
function countCommits(): number {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? Number(stdout) : 0;
}

/** What the default run adds to the main tier. */
export const planReach = (): Reach =>
  reachOf({ areas, everything, hashes: hashAreas(), lastFull: readFullRun(), turn: countCommits() });
