import { useTranslate } from 'ra-core';
import type { DemandPreview } from '#shared/bulk-preview.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import '../messages.en.ts';

/** How many people the chosen variants come to, as the job counts them. */
export default function NotifyPreview({ seen: { people, skipped, partial } }: { seen: DemandPreview }) {
  const translate = useTranslate();
  const words = useCountText();
  const describe = (key: string, count: number) =>
    translate(`back-in-stock.preview.${key}`, { smart_count: count, count: words(count) });
  return (
    <p>
      {describe(partial ? 'atLeast' : 'people', people)}
      {skipped > 0 && ` ${describe('skipped', skipped)}`}
    </p>
  );
}
