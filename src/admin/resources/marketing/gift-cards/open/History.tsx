import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { GiftCardMovement } from '#shared/gift-cards.ts';
import { isZeroMoney } from '#shared/money.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import type { OpenGiftCard } from '../gift-card-record.ts';
import styles from '../gift-cards.module.css';

const byOrder = new Set(['ISSUED', 'REDEEMED', 'VOIDED', 'REFUNDED']);
const REASONS = new Set(['ORDER_REFUNDED', 'ORDER_CANCELED']);

function What({ moved }: { moved: GiftCardMovement }) {
  const translate = useTranslate();
  const { kind, orderId, orderNumber, note } = moved;
  const isOfOrder = orderId !== undefined && byOrder.has(kind);
  const words = translate(`gift-cards.moved.${kind}${isOfOrder ? '_ORDER' : ''}`, {
    number: orderNumber ?? '',
  });
  const why = note && (REASONS.has(note) ? translate(`gift-cards.reason.${note}`) : note);
  return (
    <>
      {isOfOrder ? (
        <Link to={`/orders/${orderId}`} className="link">
          {words}
        </Link>
      ) : (
        words
      )}
      {why && <small>{why}</small>}
    </>
  );
}

/** All that happened to a card, the last first; each with what it changed and what was left. */
export function History({ history, currency }: Pick<OpenGiftCard, 'history' | 'currency'>) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  return (
    <table className={styles['history']}>
      <thead>
        <tr>
          <th scope="col">{translate('gift-cards.show.history')}</th>
          <th scope="col">{translate('gift-cards.show.change')}</th>
          <th scope="col">{translate('gift-cards.column.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {history.map((moved) => (
          <tr key={moved.id}>
            <td>
              <What moved={moved} />
              <small>
                <DateTime value={moved.date} />,{' '}
                {moved.by ? nameOf(moved.by) : translate('gift-cards.show.byItself')}
              </small>
            </td>
            <td className={moved.amount.startsWith('-') ? undefined : styles['plus']}>
              {!isZeroMoney(moved.amount) && (
                <>
                  {!moved.amount.startsWith('-') && '+'}
                  <Money amount={moved.amount} currency={currency} />
                </>
              )}
            </td>
            <td>
              <b>
                <Money amount={moved.balance} currency={currency} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
