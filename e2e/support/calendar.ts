import path from 'node:path';
import { ServerProcesses, type ServerProcess } from '../../src/testing/server-process.ts';
import { CONFIRM_MINUTES, copyStore, main, root, MAINTENANCE_SECONDS } from './servers.ts';

const AHEAD = path.join(import.meta.dirname, 'later.mjs');
const MINUTES_A_DAY = 24 * 60;

interface Ahead {
  days?: number;
  minutes?: number;
}

/** Servers on a store of its own, one after the other on the same port, each so much later. */
export class Calendar {
  readonly #servers = new ServerProcesses(main);
  readonly #env: Record<string, string>;
  #running: ServerProcess | undefined;

  private constructor(folder: string, env: Record<string, string>) {
    this.#env = {
      DEMO: '1',
      DATA_DIR: folder,
      MAINTENANCE_SECONDS,
      CONFIRM_MINUTES,
      NODE_OPTIONS: `--import ${AHEAD}`,
      ...env,
    };
  }

  /** @param env settings of its servers beside those of all journeys */
  static async open(name: string, env: Record<string, string> = {}): Promise<Calendar> {
    return new Calendar(await copyStore(name), env);
  }

  /** @returns where the shop is; the same address each time */
  async go({ days = 0, minutes = 0 }: Ahead = {}): Promise<string> {
    const before = this.#running?.url;
    await this.#running?.kill('SIGTERM');
    const PORT = before === undefined ? '0' : new URL(before).port;
    const LATER_DAYS = String(days + minutes / MINUTES_A_DAY);
    this.#running = await this.#servers.start(root, { ...this.#env, PORT, LATER_DAYS }).ready();
    return this.#running.url;
  }

  close = (): Promise<void> => this.#servers.close();
}
