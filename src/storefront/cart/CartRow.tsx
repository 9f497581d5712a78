import { LinePicture } from '../shell/LinePicture.tsx';
import { formatMoney, Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { oftenText } from '../shell/often.ts';
import { Chip } from '../shell/ui/Notice.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Stepper } from '../shell/ui/Stepper.tsx';
import { cart } from './cart.ts';
import type { LineView } from './cart-view.ts';
import styles from './cart.module.css';

/** The platform's own limit of a line. */
const MAX = 100_000;

interface Props {
  line: LineView;
  currency: string;
}

export function CartRow({ line, currency }: Props) {
  const t = useT();
  const locale = useLocale();
  const { id, name, inStock, quantity, trouble, often } = line;
  const sellable = trouble !== 'sold-out' && trouble !== 'gone';
  const remove = (): void => {
    const found = cart.snapshot().cart.lineItems?.find(({ _id }) => _id === id);
    if (found) cart.remove(found);
  };
  return (
    <li className={styles['line']}>
      <LinePicture image={line.image} />
      <h3>{line.href ? <a href={line.href}>{name}</a> : name}</h3>
      <span className={styles['price']}>
        {line.amountBefore && (
          <s>
            <span className="vh">{t('cart.before')} </span>
            <Price amount={line.amountBefore} currency={currency} />
          </s>
        )}
        <Price amount={line.amount} currency={currency} />
      </span>
      <span className={styles['options']}>
        <bdi>{line.options}</bdi>
      </span>
      {often && (
        <span className={styles['often']}>
          <Icon name="repeat" small />
          <b>{oftenText(t, often)}</b>
          {often.saved && (
            <span>
              {t('often.saved', { amount: formatMoney({ amount: often.saved, currency }, locale) })}
            </span>
          )}
        </span>
      )}
      {trouble && <Trouble line={line} />}
      <div className={styles['actions']}>
        {sellable && (
          <Stepper
            label={t('cart.quantity', { name })}
            value={quantity}
            max={inStock ?? MAX}
            onChange={(next) => cart.setQuantity(id, next)}
          />
        )}
        <button type="button" className="link" onClick={remove} aria-label={t('cart.removeNamed', { name })}>
          {t('cart.remove')}
        </button>
        {sellable && trouble !== 'partly' && inStock !== undefined && quantity >= inStock && inStock > 1 && (
          <p className={styles['limit']}>{t('cart.stockLimit', { count: inStock })}</p>
        )}
      </div>
    </li>
  );
}

/** Why a line needs a look, in the line; what would mend it stands beside it. */
function Trouble({ line: { id, inStock = 0, trouble } }: { line: LineView }) {
  const t = useT();
  switch (trouble) {
    case 'last':
      return (
        <span className={styles['error']}>
          <Chip kind="warning">{t('cart.lastFew', { count: inStock })}</Chip>
        </span>
      );
    case 'partly':
      return (
        <p className={styles['wrong']}>
          <Icon name="warning" small />
          <span>
            {t('cart.partly', { count: inStock })}{' '}
            <button type="button" className="link" onClick={() => cart.setQuantity(id, inStock)}>
              {t('cart.takeThem', { count: inStock })}
            </button>
          </span>
        </p>
      );
    default:
      return (
        <p className={styles['wrong']}>
          <Icon name="warning" small />
          <span>{t(trouble === 'gone' ? 'cart.notSold' : 'cart.soldOut')}</span>
        </p>
      );
  }
}
