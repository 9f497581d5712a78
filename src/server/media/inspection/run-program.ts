import { execFile } from 'node:child_process';

interface Limits {
  /** After that it is ended. */
  milliseconds: number;
}

/** The program is not on this machine. */
export class NoProgram extends Error {}

/** Another program's output. @throws NoProgram; an error with what it complained about */
export const runProgram = (
  program: string,
  args: readonly string[],
  { milliseconds }: Limits,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { timeout: milliseconds, killSignal: 'SIGKILL', maxBuffer: 4 * 1_048_576 } as const;
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      if ('code' in error && error.code === 'ENOENT') return reject(new NoProgram(program, { cause: error }));
      return reject(new Error(stderr.trim().slice(-500) || error.message, { cause: error }));
    });
  });
