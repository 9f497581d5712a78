import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';

export function Facts({ lowest }: { lowest: string | undefined }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const price =
    lowest === undefined ? '' : formatMoney({ amount: lowest, currency: store.currency }, locale, true);
  const facts = [
    [t('facts.price', { price }), t('facts.sizes')],
    [t('facts.paper'), t('facts.inks')],
    [t('facts.place'), t('facts.order')],
    [t('facts.return'), t('facts.mind')],
  ];
  return (
    <ul className="facts wrap">
      {facts.map(([fact, detail]) => (
        <li key={fact}>
          <b>{fact}</b>
          <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
