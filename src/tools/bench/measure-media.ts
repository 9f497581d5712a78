import { mediaQuestions } from './media-questions.ts';
import { run, serve, serveOurs, serverEnv, type Env } from './processes.ts';
import { SITE, type Scenario } from './scenarios.ts';

export interface LibraryFigures {
  engine: string;
  files: number;
  scenarios: Scenario[];
  memory: { now: number; peak: number };
}

/** The records of so many files, and the bare handler over the same ones. */
export async function measureLibrary(engine: string, env: Env, files: number): Promise<LibraryFigures> {
  await run('src/tools/bench/fill.ts', { ...env, FILES: String(files) });
  const ours = await serveOurs(serverEnv(env));
  const [askBare, memory] = await mediaQuestions(ours.base)
    .then((found) => [found, ours.memory()] as const)
    .finally(() => ours.stop());
  const bare = await serve('src/tools/bench/bare-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const scenarios = await askBare(bare.base).finally(() => bare.stop());
  return { engine, files, scenarios, memory };
}
