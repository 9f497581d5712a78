import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { InvoiceObstacles, SellerFact } from '#shared/invoices.ts';
import './missing-messages.en.ts';

/** Where each is entered. */
const PAGES: Readonly<Record<SellerFact, string>> = {
  name: '/business-info',
  address: '/business-info',
  taxId: '/invoices#seller',
};

/** What the seller has to add before there can be an invoice, each with a link; nothing where that is all there. */
export function MissingFacts({ obstacles: { missing, waiting } }: { obstacles: InvoiceObstacles }) {
  const translate = useTranslate();
  if (missing.length === 0) return null;
  return (
    <div role="note">
      <p>{translate('invoices.missing.title')}</p>
      <ul>
        {missing.map((fact) => (
          <li key={fact}>
            <Link to={PAGES[fact]} className="link">
              {translate(`invoices.missing.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
      {waiting > 0 && <p>{translate('invoices.missing.waiting', { smart_count: waiting })}</p>}
    </div>
  );
}
