import { useTranslate } from 'ra-core';
import type { DemandForesight } from '#shared/foresight.ts';
import { useCountWords } from '#admin/ui/grid/count-words.ts';
import '../messages.en.ts';

/** How many people the chosen variants come to, as the job counts them. */
export default function NotifyForesight({ seen: { people, skipped, partial } }: { seen: DemandForesight }) {
  const translate = useTranslate();
  const words = useCountWords();
  const describe = (key: string, count: number) =>
    translate(`back-in-stock.foresight.${key}`, { smart_count: count, count: words(count) });
  return (
    <p>
      {describe(partial ? 'atLeast' : 'people', people)}
      {skipped > 0 && ` ${describe('skipped', skipped)}`}
    </p>
  );
}
