import type { ComponentType } from 'react';
import { loadSession } from './access/session.ts';

interface Started {
  App: ComponentType;
  /** Goes to a page, as a link to it would. */
  goTo: (path: string) => void;
}

/** Who is here, the shell and the code of the first page come side by side, not one after the other. */
export async function start(pathname: string): Promise<Started> {
  const session = loadSession().catch(() => undefined);
  const { default: App, goTo, preloadPage } = await import('./AdminApp.tsx');
  await Promise.all([session, preloadPage(pathname).catch(() => undefined)]);
  return { App, goTo };
}
