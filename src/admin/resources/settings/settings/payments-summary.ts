import type { BankAccount } from '#shared/bank-account.ts';
import type { CardPayments } from '#shared/card-payments.ts';
import type { ManualPaymentMethod } from '#shared/manual-payments.ts';
import { callApi } from '#admin/access/call-api.ts';
import type { SettingsSummary, SummaryTools } from './summary-tools.ts';

/** Every payment method that the checkout offers. */
export async function payments({ translate, session, signal }: SummaryTools): Promise<SettingsSummary> {
  const read = <Answer>(what: string) =>
    callApi<Answer>('GET', `/admin/api/payments/${what}`, undefined, { signal });
  const [cards, transfer, manual] = await Promise.all([
    // A hosted platform charges cards by itself, and has no methods of the store's own.
    session.ownFields ? read<CardPayments>('cards') : undefined,
    read<BankAccount>('bank-transfer'),
    session.ownFields ? read<{ methods: ManualPaymentMethod[] }>('manual') : undefined,
  ]);
  const offered = [
    ...(cards && cards.by !== 'NOBODY' ? [translate(`settings.cardsBy.${cards.by}`)] : []),
    ...(transfer.offered ? [translate('settings.transfersTo', { holder: transfer.holder })] : []),
    ...(manual?.methods ?? []).flatMap(({ offered: isOffered, name }) => (isOffered ? [name.en] : [])),
  ];
  if (offered.length > 0) return { says: offered.join(' · ') };
  return {
    says: translate('payments.detail'),
    ...(session.ownFields && { alarm: translate('settings.noPayments') }),
  };
}
