import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../testing/free-port.ts';
import { API_KEY, SITE } from './scenarios.ts';
import { CLIENT } from './shopper.ts';

export type Env = Record<string, string>;

/** A store of its own, without the demo. */
export const serverEnv = (env: Env): Env => ({
  ...env,
  DEMO: '0',
  PAYMENTS: 'test',
  LOG_LEVEL: 'silent',
  PLATFORM_API_KEY: API_KEY,
  PLATFORM_SITE_ID: SITE,
  PLATFORM_CLIENT_ID: CLIENT,
});

export interface Served {
  base: string;
  /** Milliseconds from the start of the process to the first answer. */
  readyAfter: number;
  /** Resident memory in MiB: now, and at its highest. */
  memory(): { now: number; peak: number };
  stop(): Promise<void>;
  /** As by kill −9. */
  kill(): Promise<void>;
}

/** What `npm start` runs. */
const SERVER = 'dist/server/main.mjs';
/** On a busy machine the demo store alone takes minutes. */
const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 20;

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
};

const field = (status: string, name: string): number =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a server of ours as a process of its own and waits until `probe` answers. */
export async function serve(script: string, env: Env, probe: string): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const base = `http://127.0.0.1:${port}`;
  while (!(await isUp(base + probe))) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered.`);
    if (performance.now() - started > PATIENCE_MS) {
      child.kill('SIGKILL');
      throw new Error(`${script} does not answer.`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return {
    base,
    readyAfter: performance.now() - started,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return { now: field(status, 'VmRSS'), peak: field(status, 'VmHWM') };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

/** The product, as `npm start` runs it. */
export const serveOurs = (env: Env): Promise<Served> => serve(SERVER, env, '/healthz');

/** Runs a script to its end. @throws when it fails. */
export async function run(script: string, env: Env): Promise<void> {
  const child = spawn(process.execPath, [script], { stdio: 'inherit', env: { ...process.env, ...env } });
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`${script} failed.`);
}
