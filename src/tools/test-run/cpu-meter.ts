import { randomUUID } from 'node:crypto';
import { ProcessTree } from './process-tree.ts';
import { readProcesses } from './read-processes.ts';

/** A process that ends between two samples is counted by the parent that waited for it. */
const SAMPLE_MS = 1000;

/** The variable by which a detached process, such as a database server, is recognized as part of a measured tree. */
const MARK = 'TEST_PART';

/**
 * CPU seconds of everything that a command starts. The counters of waited-for children alone miss Chromium, whose
 * browser process exits before its renderers; so the processes are sampled. Linux only; elsewhere nothing is measured.
 */
export class CpuMeter {
  readonly #mark = `${MARK}=${randomUUID()}`;
  readonly #tree = new ProcessTree();
  readonly #timer = setInterval(() => this.#sample(), SAMPLE_MS).unref();

  /** The environment in which the measured command must be started. */
  get env(): NodeJS.ProcessEnv {
    return { [MARK]: this.#mark.slice(MARK.length + 1) };
  }

  #sample(): void {
    const processes = readProcesses(this.#mark, (key) => this.#tree.knows(key));
    if (processes) this.#tree.add(processes);
  }

  /** @returns the seconds, or undefined where the system has no `/proc` */
  stop(): number | undefined {
    clearInterval(this.#timer);
    return process.platform === 'linux' ? this.#tree.seconds() : undefined;
  }
}
