import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandResult {
  ok: boolean;
  output: string;
  /** Milliseconds. */
  took: number;
  /** Milliseconds of user and system time, children included; undefined on Windows. */
  cpu: number | undefined;
}

/** A process learns nothing of what a child of its child used; the shell's `times` does, on every POSIX system. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';
const ON_WINDOWS = process.platform === 'win32';

/** Runs a script under Node, and collects its output so that steps side by side do not mix theirs. */
export async function runCommand(command: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const started = performance.now();
  const args = [process.execPath, ...command];
  const child = ON_WINDOWS
    ? spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env })
    : spawn('sh', ['-c', TIMED, 'step', ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env });
  let output = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  child.stdio[3]?.on('data', (chunk) => (times += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output, took: performance.now() - started, cpu: parseTimes(times) };
}

/** The second line of `times`, such as `0m1.250000s 0m0.120000s`, is the children's. */
export function parseTimes(text: string): number | undefined {
  const children = text.trim().split('\n')[1];
  if (children === undefined) return undefined;
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
}
