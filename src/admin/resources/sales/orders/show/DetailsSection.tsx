import { useTranslate } from 'ra-core';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import type { OrderRecord } from '../order-record.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** The order's custom fields: what a checkout asked besides, and the details that an import stored with it. */
export function DetailsSection({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const details = new Map(
    (order.customFields ?? []).map(({ title, translatedTitle, value }) => [
      translatedTitle || title || '',
      asText(value),
    ]),
  );
  if (details.size === 0) return null;
  return (
    <AsideSection title={translate('orders.details.title')}>
      <Facts items={[...details]} />
    </AsideSection>
  );
}
