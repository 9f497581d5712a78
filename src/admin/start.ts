import type { ComponentType } from 'react';
import { loadSession } from './access/session.ts';

/** Who is here, the shell and the code of the first page come side by side, not one after the other. */
export async function start(pathname: string): Promise<ComponentType> {
  const session = loadSession().catch(() => undefined);
  const { default: AdminApp, preloadPage } = await import('./AdminApp.tsx');
  await Promise.all([session, preloadPage(pathname).catch(() => undefined)]);
  return AdminApp;
}
