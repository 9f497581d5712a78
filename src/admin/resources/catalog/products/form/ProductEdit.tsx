import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { whole, type ProductRecord } from '../product-record.ts';
import { ProductPage } from './ProductPage.tsx';
import '../messages.en.ts';

export default function ProductEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useOneRecord<ProductRecord>('products', id, whole);
  if (read.data) return <ProductPage key={id} product={read.data} />;
  if (read.error) return <RecordLoadError place="form" read={read} />;
  return (
    <Page
      title={translate('products.form.title')}
      back={{ to: '/products', label: translate('products.name') }}
    >
      <LineSkeleton widths={[40, 80, 64, 72]} />
    </Page>
  );
}
