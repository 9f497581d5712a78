import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { describeInputs, sourcesOf, writeRecord } from './build-record.ts';

/**
 * Writes beside the result which sources it was built from, so that `npm run build` can skip it while they are the same.
 * @param others globs of what is read and is no module: what is copied, and what style sheets import
 */
export function recordInputs(others: readonly string[] = []): Plugin {
  const root = process.cwd();
  let inputs: ReturnType<typeof describeInputs> | undefined;
  return {
    name: 'record-inputs',
    apply: 'build',
    // The sources are hashed as soon as they are read: one that is edited later makes the next build run.
    buildEnd(error) {
      if (error) return;
      const read = others.flatMap((pattern) => globSync(pattern)).map((file) => resolve(file));
      inputs = describeInputs(root, sourcesOf(root, [...this.getModuleIds(), ...read]));
    },
    writeBundle({ dir }) {
      if (inputs && dir !== undefined) writeRecord(dir, inputs);
    },
  };
}
