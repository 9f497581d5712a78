import { useTranslate } from 'ra-core';
import { useStoreProfile } from '../../access/session.ts';
import { useRates } from '../../data/reports.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { currencyMessage } from './SalesCard.tsx';
import type { ReportChoice } from './use-report-choice.ts';

/** The shop's own currency and those that a rate is known of. */
export function CurrencyMenu({ choice: { currency, choose } }: { choice: ReportChoice }) {
  const translate = useTranslate();
  const store = useStoreProfile();
  const { data } = useRates();
  const known = [...new Set([store.currency, currency, ...(data?.rates ?? []).map((rate) => rate.currency)])];
  return (
    <ChoiceMenu
      label={translate('reports.currencyLabel')}
      value={currency}
      options={known.map((each) => ({
        value: each,
        label: currencyMessage(each),
        shown: translate('reports.in', { currency: currencyMessage(each) }),
      }))}
      onChange={(next) => choose('currency', next)}
      more={{ to: '/rates', label: translate('rates.name') }}
    />
  );
}
