import { useTranslate } from 'ra-core';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { StorefrontRecord } from './provider.ts';
import { StorefrontForm } from './StorefrontForm.tsx';
import './messages.en.ts';

/** How the store looks, its menu, and what it says with every product. */
export default function Storefront() {
  const translate = useTranslate();
  const read = useOneRecord<StorefrontRecord>('storefront', 'settings');
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  return (
    <Page
      title={translate('storefront.name')}
      meta={translate('storefront.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      actions={
        <a className="link" href="/" target="_blank" rel="noopener">
          {translate('storefront.see')}
        </a>
      }
    >
      {read.data ? <StorefrontForm record={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
