import { useEffect, useState } from 'react';
import type { InvoiceEntry } from '#shared/invoices.ts';
import { readInvoices } from '#wix/shopper/order-invoices.ts';
import { useT } from '../../shell/page-context.tsx';

/** What the shop has written for the order, each as a PDF. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const t = useT();
  const [invoices, setInvoices] = useState<readonly InvoiceEntry[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    void readInvoices(orderId, { signal: reading.signal }).then((found) => {
      if (!reading.signal.aborted) setInvoices(found);
    });
    return () => reading.abort();
  }, [orderId]);
  if (invoices.length === 0) return null;
  return (
    <div>
      <h2>{t('orders.invoices')}</h2>
      <ul>
        {invoices.map(({ id, kind, number, key }) => (
          <li key={id}>
            <a href={`/invoice/${key}`} target="_blank" rel="noreferrer">
              {t(`orders.document.${kind}`, { number })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
