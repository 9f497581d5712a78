import { pluginExtensions } from '#shared/extensions/service-plugins.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { addPlugin, changePlugin, listPlugins, removePlugin, tryPlugin } from './manage.ts';

export const routes = serveExtensions(
  pluginExtensions,
  {
    listPlugins: async (_request, context) => ({ plugins: await listPlugins(context) }),
    addPlugin: async (settings, context) => ({ plugin: await addPlugin(settings, context) }),
    changePlugin: async ({ pluginId, revision, ...settings }, context) => ({
      plugin: await changePlugin(settings, context, { id: pluginId, revision }),
    }),
    removePlugin: async ({ pluginId }, context) => ({ plugin: await removePlugin(context, pluginId) }),
    tryPlugin: ({ pluginId, kind }, context) => tryPlugin(kind, context, pluginId),
  },
  { ownTransactions: ['addPlugin', 'tryPlugin'] },
);
