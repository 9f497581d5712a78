import { useTranslate } from 'ra-core';
import { Card } from '../../ui/Card.tsx';
import styles from './Home.module.css';

interface Props {
  byCurrency: readonly { currency: string; count: number }[] | undefined;
}

const colours = 5;

export function Currencies({ byCurrency }: Props) {
  const translate = useTranslate();
  const total = byCurrency?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  if (!byCurrency || byCurrency.length < 2) return null;
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return (
    <Card title={translate('home.currencies')} note={translate('home.currenciesNote')}>
      <div className={styles['shares']} aria-hidden>
        {byCurrency.map(({ currency, count }, index) => (
          <i
            key={currency}
            style={{ flexGrow: count, background: `var(--chart-${(index % colours) + 1})` }}
          />
        ))}
      </div>
      <ul className={styles['currencies']}>
        {byCurrency.map(({ currency, count }, index) => (
          <li key={currency}>
            <i style={{ background: `var(--chart-${(index % colours) + 1})` }} />
            <span>{currency}</span>
            <span className={styles['name']}>{names.of(currency)}</span>
            <b className="num">{count.toLocaleString('en')}</b>
            <span className="num">{Math.round((count / total) * 100)}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
