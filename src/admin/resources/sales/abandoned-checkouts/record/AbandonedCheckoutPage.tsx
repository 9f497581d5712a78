import { useTranslate } from 'ra-core';
import { Page } from '#admin/ui/Page.tsx';
import { AbandonedCheckoutPanel } from './AbandonedCheckoutPanel.tsx';
import '../messages.en.ts';

/** One of them on a page of its own, where there is no room beside the list. */
export function AbandonedCheckoutPage({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Page
      narrow
      title={translate('abandoned-checkouts.show.title')}
      back={{ to: '/abandoned-checkouts', label: translate('abandoned-checkouts.name') }}
    >
      <AbandonedCheckoutPanel id={id} />
    </Page>
  );
}
