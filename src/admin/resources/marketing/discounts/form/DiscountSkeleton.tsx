import { useTranslate } from 'ra-core';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';

/** The page of a discount before it is read. */
export function DiscountSkeleton() {
  const translate = useTranslate();
  return (
    <Page
      title={translate('discounts.form.title')}
      back={{ to: '/discounts', label: translate('discounts.name') }}
    >
      <LineSkeleton widths={[40, 80, 64, 72]} />
    </Page>
  );
}
