import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remembers by their keys which steps passed; a failure is never remembered. */
export class PassedCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(step: string, key: string): boolean {
    try {
      return readFileSync(this.#file(step), 'utf8') === key;
    } catch {
      return false;
    }
  }

  add(step: string, key: string): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(step), key);
  }

  #file(step: string): string {
    return join(this.#folder, step.replaceAll(' ', '-'));
  }
}
