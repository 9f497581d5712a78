import Button from '@mui/material/Button';
import { Frame } from 'lucide-react';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import { toCallError } from '../../../../wix/errors.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LineSkeleton } from '../../../ui/Skeletons.tsx';
import { whole, type ProductRecord } from '../product-record.ts';
import { ProductPage } from './ProductPage.tsx';

/** What is being edited must not change under the fingers: a newer version is met when it is saved. */
const quiet = { refetchOnWindowFocus: false, retry: false, staleTime: Infinity, gcTime: 0 } as const;

export default function ProductEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<ProductRecord>(
    'products',
    { id, meta: whole },
    quiet,
  );
  if (data) return <ProductPage key={id} product={data} />;
  const missing = error && toCallError(error).status === 404;
  return (
    <Page
      title={translate('products.form.title')}
      back={{ to: '/products', label: translate('products.name') }}
    >
      {isPending && <LineSkeleton widths={[40, 80, 64, 72]} />}
      {missing && (
        <EmptyState
          icon={Frame}
          title={translate('products.form.missing')}
          detail={translate('products.form.missingDetail')}
          action={
            <Button component={Link} to="/products">
              {translate('products.form.toList')}
            </Button>
          }
        />
      )}
      {error && !missing && (
        <ErrorState error={error} title={translate('products.form.unread')} retry={() => void refetch()} />
      )}
    </Page>
  );
}
