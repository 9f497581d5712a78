import { useTranslate } from 'ra-core';
import type { pluginRedemptionExtensions } from '#shared/extensions/service-plugins.ts';
import type { OpenRedemption } from '#shared/plugins.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { Money } from '#admin/ui/Money.tsx';
import { OpenTakings } from './OpenTakings.tsx';

const call = extensionClient<typeof pluginRedemptionExtensions>();

/** Money that a card of the app paid, or may have, and that did not come to an end. */
export function OpenCards({ pluginId }: { pluginId: string }) {
  const translate = useTranslate();
  return (
    <OpenTakings<OpenRedemption>
      pluginId={pluginId}
      part="cards"
      list={async (options) => (await call('listOpenRedemptions', { pluginId }, options)).redemptions}
      settle={(redemptionId) => call('resolveRedemption', { pluginId, redemptionId })}
      what={({ lastFour, amount, currency }) => (
        <>
          {translate('plugins.cards.card', { lastFour })} · <Money amount={amount} currency={currency} />
        </>
      )}
    />
  );
}
