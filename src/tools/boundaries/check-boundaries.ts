import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { findCycles } from './find-cycles.ts';

interface Rule {
  name: string;
  comment?: string;
  to: { circular?: boolean };
}

interface Config {
  options: object;
  forbidden: readonly Rule[];
}

const { default: config } = (await import(
  new URL('../../../.dependency-cruiser.mjs', import.meta.url).href
)) as { default: Config };
const cycleRule = config.forbidden.find(({ to }) => to.circular);
const otherRules = config.forbidden.filter((rule) => rule !== cycleRule);

export interface Boundaries {
  /** The rule and the importing module of each violation. */
  violations: string[];
  /** What a person reads about them. */
  report: string;
}

/** Checks the imports below `src` against the rules of `.dependency-cruiser.mjs`. */
export async function checkBoundaries(options: object = {}): Promise<Boundaries> {
  const allOptions = { ...config.options, ...options };
  const { output } = await cruise(['src'], {
    ...allOptions,
    ruleSet: { forbidden: otherRules, options: allOptions },
    validate: true,
  } as never);
  const result = output as ICruiseResult;
  const cycles = cycleRule ? findCycles(importGraph(result)) : [];
  const { output: text } = await format(result, { outputType: 'err-long' });
  return {
    violations: [
      ...result.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`),
      ...cycles.map(([module]) => `${cycleRule?.name}: ${module}`),
    ],
    report: [
      ...cycles.map((cycle) => `  error ${cycleRule?.name}: ${[...cycle, cycle[0]].join(' → ')}`),
      ...(cycles.length > 0 ? [`    ${cycleRule?.comment}`] : []),
      (text as string).trimEnd(),
    ].join('\n'),
  };
}

const importGraph = ({ modules }: ICruiseResult): Map<string, string[]> =>
  new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
