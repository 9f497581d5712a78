import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when it is measured: as a dependency it would bring 89 packages to everyone. */
const PACKAGE = 'lighthouse@13.5.0';

export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/** The arguments of `npx`; the Chromium that listens on `port` shows the page. */
export const lighthouseArguments = (url: string, port: number, categories: readonly string[]): string[] => [
  '--yes',
  PACKAGE,
  url,
  `--port=${port}`,
  '--output=json',
  '--output-path=stdout',
  '--quiet',
  // The cart of the visitor stays what it is.
  '--disable-storage-reset',
  `--only-categories=${categories.join(',')}`,
];

/** @throws when Lighthouse cannot be fetched, or the page cannot be measured */
export async function runLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)('npx', lighthouseArguments(url, port, categories), {
    maxBuffer: 64 * 1_048_576,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as LighthouseResult;
}
