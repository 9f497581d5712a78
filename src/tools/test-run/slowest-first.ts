import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './area-sources.ts';
import { readFullRun } from './full-run.ts';

/**
 * Starts the test files that took longest in the last full run before all others of their project, so that no worker
 * is alone with one of them at the end. A fresh clone has no times of its own, and the size of a file says little.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readFullRun()?.slowSuites ?? {};
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      seconds[relative(ROOT, moduleId).replaceAll('\\', '/')] ?? 0;
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted((one, other) => secondsOf(other) - secondsOf(one)),
    );
  }
}
