import type { PluginFault } from '#shared/plugins.ts';

export const faultWords = (translate: (key: string) => string, fault: PluginFault): string =>
  translate(`plugins.faults.${fault}`);
