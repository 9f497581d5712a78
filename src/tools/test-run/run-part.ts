import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from '../test-reports.ts';
import { CpuMeter } from './cpu-meter.ts';

/** One row of the table: what a part of the run proved and cost. */
export interface RunPart extends Outcome {
  name: string;
  /** Undefined where the system does not tell. */
  cpuSeconds: number | undefined;
  wallSeconds: number;
}

interface Command {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Its output appears once it has ended, because another part writes at the same time. */
  isAside?: boolean;
}

async function run({ args, env, isAside = false }: Command): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', isAside ? 'pipe' : 'inherit', isAside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (isAside) console.log(`\n${output}`);
  return code === 0;
}

/** @param outcomeOf reads the report of the command, which may have failed before it wrote any */
export async function runPart(
  name: string,
  command: Command,
  outcomeOf: (ok: boolean) => Outcome,
): Promise<RunPart> {
  const meter = new CpuMeter();
  const started = performance.now();
  const ok = await run({ ...command, env: { ...command.env, ...meter.env } });
  const wallSeconds = (performance.now() - started) / 1000;
  return { ...outcomeOf(ok), name, cpuSeconds: meter.stop(), wallSeconds };
}
