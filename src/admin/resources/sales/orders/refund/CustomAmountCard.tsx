import { Card } from '#admin/ui/Card.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { AmountField } from './AmountField.tsx';
import { toDecimalString } from './amounts.ts';
import type { FormChange } from './refund-form.ts';
import type { RefundState } from './refund-state.ts';

interface Props {
  state: RefundState;
  change: (change: FormChange) => void;
}

/** An amount that belongs to no item: goodwill, a corrected price. Nothing else in the form touches it. */
export function CustomAmountCard({ state: { form, currency, custom, strip }, change }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const max = money(toDecimalString(strip.most, currency));
  return (
    <Card title={translate('orders.refund.custom.title')}>
      <AmountField
        width={240}
        label={translate('orders.refund.custom.label')}
        currency={currency}
        value={form.customAmount}
        onChange={(to) => change({ set: 'field', field: 'customAmount', to })}
        error={custom.problem && translate(`orders.amount.${custom.problem}`, { maximum: max })}
        hint={translate('orders.refund.custom.upTo', { amount: max })}
      />
      <p style={{ marginTop: 12, color: 'var(--ink-2)' }}>{translate('orders.refund.custom.detail')}</p>
    </Card>
  );
}
