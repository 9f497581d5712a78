import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { MethodField } from '../payment/MethodField.tsx';
import type { OrderLabels } from '../show/use-order-labels.ts';
import type { SettlementKind, SettlementOption } from './settlement.ts';
import styles from './edit.module.css';

interface Props {
  words: OrderLabels;
  /** In words: what is due or owed. */
  amount: string;
  ways: readonly SettlementOption[];
  chosen: SettlementKind | undefined;
  onChoose: (way: SettlementKind) => void;
  /** What each of them does. */
  about: Readonly<Record<SettlementKind, string>>;
  method: PaymentMethodName | undefined;
  onMethod: (method: PaymentMethodName | undefined) => void;
  /** A link can be paid by card; undefined while nobody knows. */
  takesCards: boolean | undefined;
}

/** The difference to what was paid: asked for, recorded, sent back, or left. */
export function SettlementCard(props: Props) {
  const { words, amount, ways, chosen, onChoose, about, method, onMethod, takesCards } = props;
  const { translate } = words;
  const phone = usePhone();
  const isDue = ways.some(({ id }) => id === 'due');
  const title = translate('orders.edit.difference.title', { amount });
  return (
    <Card flush title={title} note={isDue && !phone ? translate('orders.edit.difference.due') : undefined}>
      <RadioGroup
        className={styles['options'] ?? ''}
        aria-label={title}
        value={chosen ?? ''}
        onChange={(_event, way) => onChoose(way as SettlementKind)}
      >
        {ways.map(({ id, off }) => (
          <FormControlLabel
            key={id}
            value={id}
            disabled={off !== undefined}
            control={<Radio size="small" />}
            label={
              <>
                <b>{translate(`orders.edit.difference.method.${id}`)}</b>
                <small>{off ? translate(`orders.edit.difference.off.${off}`) : about[id]}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
      {chosen === 'record' && (
        <div className={styles['method']}>
          <MethodField value={method} onChange={onMethod} />
        </div>
      )}
      {chosen === 'request' && <EmailNotice of="orders.edit.difference.about.request" />}
      {chosen === 'request' && takesCards === false && (
        <p className={styles['note']}>{translate('orders.request.noCards')}</p>
      )}
    </Card>
  );
}
