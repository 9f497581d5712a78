import type { PluginKind, PluginSettings } from '#shared/plugins.ts';
import type { Context } from '#platform/context.ts';
import type { QuestionedPlugin } from '#platform/plugins.ts';
import { readPlugins, type StoredPlugin } from './plugin-store.ts';

export interface AskablePlugin extends QuestionedPlugin {
  settings: Pick<
    PluginSettings,
    'fallbackRate' | 'validateInCart' | 'blockWhenSilent' | 'algorithms' | 'secondStepWhenSilent'
  >;
}

export const asAskable = (plugin: StoredPlugin): AskablePlugin => ({
  id: plugin.id,
  version: String(plugin.revision),
  name: plugin.name,
  url: plugin.url,
  appId: plugin.appId,
  key: { sealed: plugin.sealedKey },
  timeLimitMs: plugin.timeLimitMs,
  settings: plugin,
});

/** Whom it began something with, also where it is paused meanwhile. */
export async function pluginById(context: Context, id: string): Promise<AskablePlugin | undefined> {
  const configured = context.plugins.configured.find((plugin) => plugin.id === id);
  if (configured) return { ...configured, settings: {} };
  const found = (await readPlugins(context)).find((plugin) => plugin.id === id);
  return found && asAskable(found);
}

/** Whom the shop asks about that: those that the configuration names, and those of the merchant that are switched on. */
export async function askablePlugins(context: Context, kind: PluginKind): Promise<AskablePlugin[]> {
  const merchants = (await readPlugins(context)).filter(
    ({ active, kinds }) => active && kinds.includes(kind),
  );
  const configured = context.plugins.configured.filter(({ kinds }) => kinds.includes(kind));
  return [...configured.map((plugin) => ({ ...plugin, settings: {} })), ...merchants.map(asAskable)];
}
