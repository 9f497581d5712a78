import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hostEngines } from './databases/engine-host.ts';
import { chooseSeed } from './source-seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed from which the cases of all properties are drawn. */
    seed: number;
  }
}

/** Runs once for all test files: chooses the seed and offers the engines, which start when a file first needs one. */
export default async function setup(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  // Vitest runs it for each project as well; they inherit what the first provides.
  if (!project.isRootProject()) return undefined;
  const { seed, from } = chooseSeed(join(import.meta.dirname, '..'));
  console.log(`fast-check: seed ${seed}, ${from} (FC_SEED=${seed} tries the same cases again)`);
  project.provide('seed', seed);
  const engines = await hostEngines();
  project.provide('engineHost', engines.url);
  return engines.close;
}
