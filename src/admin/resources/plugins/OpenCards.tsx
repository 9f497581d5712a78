import { useTranslate } from 'ra-core';
import type { OpenRedemption } from '#shared/plugins.ts';
import { Money } from '../../ui/Money.tsx';
import { OpenTakings } from './OpenTakings.tsx';

/** Money that a card of the app paid, or may have, and that did not come to an end. */
export function OpenCards({ pluginId }: { pluginId: string }) {
  const translate = useTranslate();
  return (
    <OpenTakings<OpenRedemption>
      pluginId={pluginId}
      part="cards"
      plural="redemptions"
      what={({ lastFour, amount, currency }) => (
        <>
          {translate('plugins.cards.card', { lastFour })} · <Money amount={amount} currency={currency} />
        </>
      )}
    />
  );
}
