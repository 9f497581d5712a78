import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { AsideSection, Columns } from '#admin/ui/Columns.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton, RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { CustomerChip } from '../CustomerChip.tsx';
import { nameOf, type CustomerRecord } from '../customer-record.ts';

/** The page before the whole customer has come. @param glimpse what the list knows of them */
export function CustomerSkeleton({ glimpse }: { glimpse: CustomerRecord | undefined }) {
  const translate = useTranslate();
  return (
    <Page
      title={glimpse ? nameOf(glimpse) : translate('customers.show.title')}
      back={{ to: '/customers', label: translate('customers.name') }}
      beside={glimpse && <CustomerChip customer={glimpse} whole />}
      meta={translate('customers.show.loading')}
    >
      <div aria-busy>
        <Columns
          aside={
            <AsideSection title={translate('customers.show.contact')}>
              <LineSkeleton widths={[55, 80, 45]} />
            </AsideSection>
          }
        >
          <Card title={translate('customers.show.orders')} flush>
            <RowsSkeleton rows={5} height={52} />
          </Card>
        </Columns>
      </div>
    </Page>
  );
}
