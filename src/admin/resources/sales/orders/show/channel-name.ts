import type { Translate } from '../refund/source-label.ts';

export const channelName = (type: string | undefined, translate: Translate): string =>
  !type || type === 'UNSPECIFIED' ? '—' : translate(`orders.option.channel.${type}`, { _: type });
