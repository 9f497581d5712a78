import type { EnteredPluginSettings } from '#shared/extensions/service-plugins.ts';
import {
  MAX_PLUGINS,
  type Plugin,
  type PluginKind,
  type PluginTrial,
  type PluginView,
} from '#shared/plugins.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField, missing, revisionMismatch } from '#platform/contract/errors.ts';
import { makeKeyPair } from '#platform/identity/rsa-keys.ts';
import { healthTogether, UNASKED } from '#platform/pipeline/plugin-health.ts';
import { asAskable } from './askable.ts';
import {
  dropPlugin,
  lockPlugin,
  readHealth,
  readPlugins,
  writePlugin,
  type StoredPlugin,
} from './plugin-store.ts';
import { sampleQuestion } from './sample-question.ts';
import { settingsFrom } from './settings.ts';

/** What never leaves is the private half of its key. */
const withoutKey = ({ sealedKey: _sealed, ...plugin }: StoredPlugin): Plugin => plugin;

export async function listPlugins(context: Context): Promise<PluginView[]> {
  const written = await readHealth(context);
  return (await readPlugins(context)).map((plugin) => ({
    ...withoutKey(plugin),
    health: healthTogether(written.get(plugin.id) ?? UNASKED, context.plugins.health(plugin.id)),
  }));
}

/** No transaction is open: a pair of keys takes its time. */
export async function addPlugin(entered: EnteredPluginSettings, context: Context): Promise<Plugin> {
  const settings = settingsFrom(entered, context.site.currency);
  const { publicKey, privateKey } = await makeKeyPair();
  return context.transaction(async (inner) => {
    if ((await readPlugins(inner)).length >= MAX_PLUGINS)
      throw failedPrecondition(`A shop has at most ${MAX_PLUGINS} plugins.`, 'TOO_MANY_PLUGINS');
    const id = inner.ids.guid();
    const now = inner.clock.now().toISOString();
    const plugin: StoredPlugin = {
      ...settings,
      id,
      appId: inner.ids.guid(),
      publicKey,
      createdDate: now,
      updatedDate: now,
      revision: 1,
      sealedKey: await inner.secretBox.seal(privateKey, id),
    };
    await writePlugin(inner, plugin);
    return withoutKey(plugin);
  });
}

/** Written whole. @throws 409 where somebody changed it since it was read */
export async function changePlugin(
  entered: EnteredPluginSettings,
  context: Context,
  { id, revision }: Pick<Plugin, 'id' | 'revision'>,
): Promise<Plugin> {
  const settings = settingsFrom(entered, context.site.currency);
  const before = await lockPlugin(context, id);
  if (before.revision !== revision)
    throw revisionMismatch('Somebody changed the plugin meanwhile.', 'REVISION_MISMATCH', {
      revision: before.revision,
    });
  const { appId, publicKey, sealedKey, createdDate } = before;
  const after: StoredPlugin = {
    ...settings,
    id,
    appId,
    publicKey,
    sealedKey,
    createdDate,
    updatedDate: context.clock.now().toISOString(),
    revision: revision + 1,
  };
  await writePlugin(context, after);
  return withoutKey(after);
}

export async function removePlugin(context: Context, id: string): Promise<Plugin> {
  const before = await lockPlugin(context, id);
  await dropPlugin(context, id);
  return withoutKey(before);
}

/** Asks it with a sample cart; no transaction is open. */
export async function tryPlugin(kind: PluginKind, context: Context, id: string): Promise<PluginTrial> {
  const plugin = (await readPlugins(context)).find((one) => one.id === id);
  if (!plugin) throw missing('plugin');
  if (!plugin.kinds.includes(kind))
    throw invalidField('kind', 'INVALID_ENUM_VALUE', 'is not what this plugin is asked about', {});
  const question = await sampleQuestion(context, asAskable(plugin), kind);
  const began = performance.now();
  const told = await context.plugins.askNow(question);
  return { kind, ms: Math.round(performance.now() - began), ...told };
}
