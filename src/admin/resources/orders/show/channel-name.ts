import type { Translate } from '../refund/source-words.ts';

const known = new Set(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE', 'OTHER_PLATFORM']);

/** Marketplaces keep their own name: "Ebay", "Amazon". */
export function channelName(type: string | undefined, translate: Translate): string {
  if (!type || type === 'UNSPECIFIED') return '—';
  if (known.has(type)) return translate(`orders.option.channel.${type}`);
  const words = type.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
