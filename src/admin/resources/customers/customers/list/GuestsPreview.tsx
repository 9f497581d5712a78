import { useTranslate } from 'ra-core';
import type { CustomerPreview } from '#shared/bulk-preview.ts';
import '../messages.en.ts';

/** How many of the chosen have no account, and stay as they are. */
export default function GuestsPreview({ seen: { members, guests } }: { seen: CustomerPreview }) {
  const translate = useTranslate();
  if (members === 0) return <p>{translate('customers.bulk.onlyGuests')}</p>;
  return guests > 0 && <p>{translate('customers.bulk.guests', { smart_count: guests })}</p>;
}
