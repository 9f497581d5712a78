import { ResourceContextProvider, useTranslate } from 'ra-core';
import type { GiftCardRules } from '#shared/gift-cards.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { UnreadPage } from '#admin/ui/ladder/UnreadPage.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { RULES } from '../provider.ts';
import { RulesForm } from './RulesForm.tsx';
import '../messages.en.ts';

/** What the shop sells of cards, and how long they are good. */
export default function RulesPage() {
  const translate = useTranslate();
  const read = useOneRecord<GiftCardRules & { id: string }>('gift-cards', RULES);
  return (
    <ResourceContextProvider value="gift-cards">
      {read.isError ? (
        <UnreadPage place="rules" read={read} />
      ) : (
        <Page
          narrow
          title={translate('gift-cards.rules.title')}
          back={{ to: '/gift-cards', label: translate('gift-cards.name') }}
        >
          {read.data ? <RulesForm rules={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
        </Page>
      )}
    </ResourceContextProvider>
  );
}
