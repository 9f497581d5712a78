import type { Environment } from './environment.ts';

/** What the operator has to put right; the message names the setting and is all that is printed. */
export class SettingProblem extends Error {
  constructor(setting: keyof Environment, text: string, cause?: unknown) {
    super(`${setting}: ${text} (see docs/operating.md)`, { cause });
  }
}
