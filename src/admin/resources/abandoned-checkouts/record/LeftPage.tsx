import { useTranslate } from 'ra-core';
import { Page } from '#admin/ui/Page.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import '../messages.en.ts';

/** One of them on a page of its own, where there is no room beside the list. */
export function LeftPage({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Page
      narrow
      title={translate('abandoned-checkouts.show.title')}
      back={{ to: '/abandoned-checkouts', label: translate('abandoned-checkouts.name') }}
    >
      <LeftPanel id={id} />
    </Page>
  );
}
