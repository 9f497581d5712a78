import {
  pluginChargeExtensions,
  pluginExtensions,
  pluginRedemptionExtensions,
} from '../shared/extensions/service-plugins.ts';
import { extensionCalls } from './extension-calls.ts';
import type { Stack } from './stack.ts';

export const pluginCalls = (stack: Pick<Stack, 'call'>) =>
  extensionCalls(
    { ...pluginChargeExtensions, ...pluginExtensions, ...pluginRedemptionExtensions },
    (path, body, headers) => stack.call('POST', path, body, headers),
  );

/** Changes some settings of the only plugin. */
export async function changeOnlyPlugin(
  stack: Pick<Stack, 'call'>,
  settings: Record<string, unknown>,
): Promise<void> {
  const call = pluginCalls(stack);
  const [plugin] = (await call('listPlugins', {})).body.plugins;
  const { id: pluginId = '', revision = 0 } = plugin ?? {};
  const { status } = await call('changePlugin', { ...settings, pluginId, revision } as never);
  if (status !== 200) throw new Error(`The plugin was not changed: ${status}`);
}
