import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { UnreadPage } from '#admin/ui/ladder/UnreadPage.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { SETTINGS } from '../provider.ts';
import type { KeptPlan } from './plan-values.ts';
import { PlanForm } from './PlanForm.tsx';
import '../messages.en.ts';

/** When a checkout counts as left, and when its buyer is reminded. */
export default function PlanPage() {
  const translate = useTranslate();
  const read = useOneRecord<KeptPlan>('abandoned-checkouts', SETTINGS);
  return (
    <ResourceContextProvider value="abandoned-checkouts">
      {read.isError ? (
        <UnreadPage place="plan" read={read} />
      ) : (
        <Page
          narrow
          title={translate('abandoned-checkouts.plan.title')}
          back={{ to: '/abandoned-checkouts', label: translate('abandoned-checkouts.name') }}
        >
          {read.data ? <PlanForm plan={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
        </Page>
      )}
    </ResourceContextProvider>
  );
}
