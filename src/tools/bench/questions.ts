import { connect, measureWork, type Call, type Turns } from './measure.ts';
import { run, serve, serveOurs, serverEnv, type Env } from './processes.ts';
import { SITE, type Scenario } from './scenarios.ts';

type Calls = Call | readonly Call[];

/** The same question to the platform and to the bare handler; several calls, where a page needs them, one after the other. */
export interface Question {
  name: string;
  ours: (turn: number) => Calls;
  bare: (turn: number) => Calls;
  /** Where it cannot be asked as often as the others. */
  turns?: Turns;
}

export interface QuestionFigures {
  engine: string;
  scenarios: Scenario[];
  memory: { now: number; peak: number };
}

async function askEach(
  base: string,
  questions: readonly Question[],
  side: 'ours' | 'bare',
  turns: Turns,
): Promise<Scenario['ours'][]> {
  const found: Scenario['ours'][] = [];
  for (const question of questions) {
    const connection = connect(base);
    const work = async (turn: number): Promise<void> => {
      for (const call of [question[side](turn)].flat()) await connection.ask(call);
    };
    found.push(await measureWork(work, question.turns ?? turns).finally(() => connection.close()));
  }
  return found;
}

export interface BenchOptions {
  engine: string;
  env: Env;
  /** The environment that `fill.ts` reads. */
  fill: Env;
  /** The questions may depend on the data that was filled in. */
  questions: (base: string) => Promise<readonly Question[]>;
  turns: Turns;
  /** Checks that our server did its work. */
  after?: (base: string) => Promise<void>;
}

/** Fills a database and asks each question of our server; then, when that is gone, of the bare handler. */
export async function measureQuestions({
  engine,
  env,
  fill,
  questions,
  turns,
  after,
}: BenchOptions): Promise<QuestionFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ...fill });
  const served = await serveOurs(serverEnv(env));
  const [all, ours, memory] = await questions(served.base)
    .then(async (requested) => {
      const found = await askEach(served.base, requested, 'ours', turns);
      await after?.(served.base);
      return [requested, found, served.memory()] as const;
    })
    .finally(() => served.stop());
  const plain = await serve('src/tools/bench/baseline-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const theirs = await askEach(plain.base, all, 'bare', turns).finally(() => plain.stop());
  const scenarios = all.flatMap(({ name }, i) => {
    const [mine, bare] = [ours[i], theirs[i]];
    return mine && bare ? [{ name, ours: mine, bare }] : [];
  });
  return { engine, scenarios, memory };
}
