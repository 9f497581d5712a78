import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hookFiles, hookSteps, type HookRuntime } from '../../shared/app-hook.ts';
import type { Environment } from '../config/environment.ts';
import { readHookFile } from './hook-files.ts';

type HookSettings = Pick<Environment, 'PORT' | 'PUBLIC_URL' | 'PLATFORM_CLIENT_ID'>;

/** Writes the same files as the back office hands out. @returns what to do with them */
export async function writeHookFiles(settings: HookSettings, folder = '.'): Promise<string> {
  const url = settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`;
  const clientId = settings.PLATFORM_CLIENT_ID;
  await mkdir(folder, { recursive: true });
  for (const runtime of ['node', 'browser'] as const satisfies HookRuntime[])
    await writeFile(join(folder, hookFiles[runtime]), await readHookFile(runtime, { url, clientId }));
  const steps = Object.entries(hookSteps).map(([name, step]) => {
    const lines = step({ url, clientId }).map(({ file, code }) => `  ${file ? `${file}: ` : ''}${code}`);
    return `${name}\n${lines.join('\n')}`;
  });
  return `Wrote ${Object.values(hookFiles).join(' and ')} for ${url}.\n\n${steps.join('\n\n')}`;
}
