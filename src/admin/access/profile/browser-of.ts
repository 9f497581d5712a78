import { agentNames } from './agent-names.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** "Firefox on a Windows computer": enough to tell one's own devices apart. */
export function browserOf(agent: string | null | undefined, translate: Translate): string {
  const { browser, device } = agentNames(agent ?? '');
  const place = device && translate(`access.device.${device}`);
  if (browser && place) return translate('access.device.on', { browser, place });
  return browser ?? place ?? translate('access.device.unknown');
}
