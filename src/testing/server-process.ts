import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser } from './browser.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

const SOURCES = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** A second, better compilation of PGlite's code takes longer than it saves a process that soon ends. */
export const SHORT_LIVED = ['--wasm-tiering-budget=60000000'];

interface Program {
  /** The built server; its sources without it. */
  main?: string | undefined;
  /** Options of Node. */
  flags?: readonly string[];
}

/** The product as an operator runs it: a process of its own, reached by HTTP. */
export class ServerProcess {
  readonly #child: ReturnType<typeof spawn>;
  readonly #ready = Promise.withResolvers<void>();
  readonly exited: Promise<number | null>;
  output = '';
  url = '';

  /** In an empty folder, so that nothing built is needed and nothing is left in the tree. */
  constructor(
    cwd: string,
    env: Record<string, string>,
    { main = SOURCES, flags = SHORT_LIVED }: Program = {},
  ) {
    this.#child = spawn(process.execPath, [...flags, main], {
      cwd,
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => this.#read(String(chunk)));
    }
    this.exited = once(this.#child, 'exit').then(([code]) => code as number | null);
  }

  #read(text: string): void {
    this.output += text;
    const [, url] = /Counterpart is ready at (\S+)/.exec(this.output) ?? [];
    if (url === undefined) return;
    this.url = url;
    this.#ready.resolve();
  }

  async ready(): Promise<this> {
    await Promise.race([this.#ready.promise, this.exited]);
    if (!this.url) throw new Error(`The server did not start:\n${this.output}`);
    return this;
  }

  /** The links that let the first owner in, as printed. */
  get setupTokens(): string[] {
    return [...this.output.matchAll(/\/admin\/setup\?token=(\S+)/g)].map(([, token]) => token ?? '');
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.exited;
  }

  browser(): Browser {
    return new Browser(fetch, this.url);
  }

  /** A call of the platform under `/wixapis`, with its API key. */
  platform(method: string, path: string, key: string, body?: object): Promise<Response> {
    return fetch(`${this.url}/wixapis${path}`, {
      method,
      headers: { authorization: key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

/** Processes and folders of one test file; `close` ends and removes what is left. */
export class ServerProcesses {
  readonly #started: ServerProcess[] = [];
  readonly #folders: string[] = [];
  readonly #program: Program;

  /** @param main the built server, with Node's own options unless others are named; its sources without it */
  constructor(main?: string, flags: readonly string[] = []) {
    this.#program = main === undefined ? {} : { main, flags };
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'counterpart-process-'));
    this.#folders.push(folder);
    return folder;
  }

  start(cwd: string, env: Record<string, string>): ServerProcess {
    const made = new ServerProcess(cwd, env, this.#program);
    this.#started.push(made);
    return made;
  }

  async close(): Promise<void> {
    for (const one of this.#started.splice(0)) await one.kill('SIGKILL');
    for (const folder of this.#folders.splice(0)) await rm(folder, { recursive: true, force: true });
  }
}
