import { useGetOne, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { UnreadPage } from '../../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LineSkeleton } from '../../../ui/Skeletons.tsx';
import { whole, type ProductRecord } from '../product-record.ts';
import { ProductPage } from './ProductPage.tsx';

/** What is being edited must not change under the fingers: a newer version is met when it is saved. */
const quiet = { refetchOnWindowFocus: false, retry: false, staleTime: Infinity, gcTime: 0 } as const;

export default function ProductEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useGetOne<ProductRecord>('products', { id, meta: whole }, quiet);
  if (read.data) return <ProductPage key={id} product={read.data} />;
  if (read.error) return <UnreadPage place="form" read={read} />;
  return (
    <Page
      title={translate('products.form.title')}
      back={{ to: '/products', label: translate('products.name') }}
    >
      <LineSkeleton widths={[40, 80, 64, 72]} />
    </Page>
  );
}
