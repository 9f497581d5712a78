import { useTranslate } from 'ra-core';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';

/** What the address agreed to, or withdrew, with the day and the words that prove it. */
export function Consent({ left: { told } }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  const said = told?.newsletter;
  if (!said) return translate('abandoned-checkouts.consent.none');
  const { given, date, words } = said;
  return (
    <>
      {translate(`abandoned-checkouts.consent.${given ? 'granted' : 'withdrawn'}`)} <DateTime value={date} />
      {given && (
        <>
          {' · '}
          <q dir="auto">{words}</q>
        </>
      )}
    </>
  );
}
