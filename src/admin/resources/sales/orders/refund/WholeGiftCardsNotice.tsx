import Button from '@mui/material/Button';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import type Big from 'big.js';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import type { PreparedGiftCard } from '#shared/gift-cards.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { toDecimalString } from './amounts.ts';
import type { FormChange } from './refund-form.ts';
import type { WholeGiftCards } from './whole-gift-cards.ts';
import styles from './refund.module.css';

interface Props {
  bound: WholeGiftCards;
  /** What the other payments take. */
  placed: Big;
  currency: string;
  email: string | undefined;
  change: (change: FormChange) => void;
}

/** Why the rest of a refund has no place, and what can be done instead. */
export function WholeGiftCardsNotice({ bound, placed, currency, email, change }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const store = useStoreProfile();
  const mayIssue = useMay(giftCardsDesk.rights.edit) && store.currency === currency;
  const rest = toDecimalString(bound.left, currency);
  const values = { whole: money(toDecimalString(bound.whole, currency)), left: money(rest) };
  const card: PreparedGiftCard = { amount: rest, ...(email !== undefined && { email }) };
  return (
    <div className={styles['bound']} role="note">
      <p>{translate('orders.refund.target.giftCardBound', values)}</p>
      <div>
        {placed.gt(0) && (
          <Button
            size="small"
            onClick={() => {
              change({ set: 'mode', to: 'amount' });
              change({ set: 'field', field: 'customAmount', to: toDecimalString(placed, currency) });
            }}
          >
            {translate('orders.refund.target.onlyPlaced', {
              amount: money(toDecimalString(placed, currency)),
            })}
          </Button>
        )}
        {mayIssue && (
          <Button
            size="small"
            component={Link}
            to="/gift-cards"
            state={card}
            startIcon={<Gift aria-hidden />}
          >
            {translate('orders.refund.target.issueCard', { amount: values.left })}
          </Button>
        )}
      </div>
    </div>
  );
}
