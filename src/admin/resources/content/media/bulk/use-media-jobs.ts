import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { mediaDesk } from '#shared/desks/media.ts';
import type { Selection as JobSelection } from '#shared/jobs.ts';
import type { MediaFilter, MediaSort } from '#shared/media-listing.ts';
import { selectedCount, type Selection } from '#admin/data/bulk.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { useRunner } from '#admin/ui/runner/use-runner.ts';
import '../bulk-messages.en.ts';

/** What a job works on: those picked one by one, or all that the list shows but a few. */
export const jobSelection = (selection: Selection, filter: MediaFilter, sort: MediaSort): JobSelection =>
  selection.type === 'include'
    ? { ids: [...selection.ids] }
    : {
        filter: { ...filter, ...(selection.ids.size > 0 && { not: [...selection.ids] }) },
        sort: [sort],
      };

export interface Picked {
  selection: Selection;
  filter: MediaFilter;
  sort: MediaSort;
  total: number | undefined;
}

/** Hands what is to be done to many files over to the runner. */
export function useMediaJobs({ selection, filter, sort, total }: Picked) {
  const translate = useTranslate();
  const words = useCountText();
  const runner = useRunner();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = useCallback(
    async (kind: string, params: Record<string, unknown> = {}): Promise<boolean> => {
      const count = selectedCount(selection, total) ?? 2;
      setStarting(true);
      setError(undefined);
      try {
        await runner.start({
          kind: `${mediaDesk.name}.${kind}`,
          selection: jobSelection(selection, filter, sort),
          title: translate(`media.job.${kind}`, { smart_count: count, count: words(count) }),
          params,
        });
        return true;
      } catch (thrown) {
        setError(thrown);
        return false;
      } finally {
        setStarting(false);
      }
    },
    [selection, filter, sort, total, runner, translate, words],
  );
  return { start, starting, error };
}
