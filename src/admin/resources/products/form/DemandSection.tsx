import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { addressOf } from '../../../data/list-state.ts';
import { useDemand } from '../../../data/use-demand.ts';
import { AsideSection } from '../../../ui/Columns.tsx';
import '../stock/demand-words.en.ts';

/** How many wait for variants of the product that are sold out; nothing where nobody does. */
export function DemandSection({ productId }: { productId: string }) {
  const translate = useTranslate();
  const demands = useDemand(productId);
  if (demands.length === 0) return null;
  const people = demands.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <AsideSection
      title={translate('products.demand.title')}
      action={
        <Link to={addressOf('back-in-stock', { where: [['product', 'is', productId]] })} className="link">
          {translate('products.demand.see')}
        </Link>
      }
    >
      <p>
        {translate('products.demand.people', { smart_count: people })}{' '}
        {translate('products.demand.variants', { smart_count: demands.length })}
      </p>
    </AsideSection>
  );
}
