import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { InvoiceSettings } from '#shared/invoices.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import { Card } from '#admin/ui/Card.tsx';
import styles from './Delivery.module.css';

/** Where parcels leave: the address of Business info, which invoices have too. */
export function FromCard() {
  const translate = useTranslate();
  const { name } = useStoreProfile();
  const may = useMay(useDesk('invoices')?.rights['list']);
  const { data } = useQuery({
    queryKey: ['invoices', 'settings'],
    queryFn: ({ signal }) =>
      callApi<InvoiceSettings>('GET', '/admin/api/invoices/settings', undefined, { signal }),
    enabled: may,
  });
  if (!may) return null;
  return (
    <Card id="from" title={translate('delivery.from.title')} flush>
      <div className={styles['from']}>
        <b>
          <bdi>{data?.seller || name}</bdi>
        </b>
        {data && <p>{data.address ? <bdi>{data.address}</bdi> : translate('delivery.from.none')}</p>}
        <small className={styles['quiet']}>
          <Link to="/business-info">{translate('delivery.from.change')}</Link>
        </small>
      </div>
    </Card>
  );
}
