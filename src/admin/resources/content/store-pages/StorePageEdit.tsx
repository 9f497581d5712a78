import { ExternalLink } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import type { StorePage } from '#shared/store-pages.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { StorePageForm } from './StorePageForm.tsx';
import './messages.en.ts';

/** A page of the store, or a new one. */
export function StorePageEdit() {
  const { id } = useParams();
  const translate = useTranslate();
  if (id !== undefined) return <StoredPage id={id} />;
  return (
    <Page
      title={translate('store-pages.new')}
      back={{ to: '/store-pages', label: translate('store-pages.name') }}
    >
      <StorePageForm page={undefined} />
    </Page>
  );
}

function StoredPage({ id }: { id: string }) {
  const translate = useTranslate();
  const read = useOneRecord<StorePage>('store-pages', id);
  if (read.isError) return <RecordLoadError place="show" read={read} />;
  const page = read.data;
  return (
    <Page
      title={page?.texts.en.title ?? translate('store-pages.name')}
      back={{ to: '/store-pages', label: translate('store-pages.name') }}
      actions={
        page?.visible && (
          <a href={`/pages/${page.slug}`} target="_blank" rel="noopener" className="link">
            {translate('store-pages.see')} <ExternalLink size={13} aria-hidden />
          </a>
        )
      }
    >
      {page ? <StorePageForm key={page.id} page={page} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
