import type { PluginFailure } from '#shared/plugins.ts';

export const pluginFailureLabels = (
  translate: (key: string) => string,
  pluginFailure: PluginFailure,
): string => translate(`plugins.failure.${pluginFailure}`);
