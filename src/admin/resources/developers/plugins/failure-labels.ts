import type { PluginFailure } from '#shared/plugins.ts';

export const pluginFailureLabels = (translate: (key: string) => string, fault: PluginFailure): string =>
  translate(`plugins.failure.${fault}`);
