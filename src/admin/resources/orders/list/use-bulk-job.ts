import { useListContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { Selection } from '../../../data/bulk.ts';
import { selectedCount, toJobSelection } from '../../../data/bulk.ts';
import type { ListFilter } from '../../../data/list-state.ts';
import { parseListFilter } from '../../../data/list-state.ts';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { useRunner } from '../../../ui/runner/use-runner.ts';
import { orderListSpec } from '../list-spec.ts';
import { orderPlatformFilter } from '../provider.ts';

export type BulkKind = 'mark-as-paid' | 'update-tags' | 'cancel' | 'export';

export interface BulkStart {
  kind: BulkKind;
  selection: Selection;
  params?: Record<string, unknown>;
}

/** Hands a bulk action over the orders to the runner; what is matched is what the list shows now. */
export function useBulkJob(total: number | undefined) {
  const translate = useTranslate();
  const words = useCountWords();
  const runner = useRunner();
  const { filterValues, sort } = useListContext();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const filter: ListFilter = parseListFilter(filterValues, orderListSpec);

  const start = useCallback(
    async ({ kind, selection, params }: BulkStart): Promise<boolean> => {
      const count = selectedCount(selection, total);
      const wanted = toJobSelection(selection, orderPlatformFilter(filter));
      const inOrder =
        'filter' in wanted ? { ...wanted, sort: [{ fieldName: sort.field, order: sort.order }] } : wanted;
      setStarting(true);
      setError(undefined);
      try {
        await runner.start({
          kind: `orders.${kind}`,
          selection: inOrder,
          title: translate(`orders.job.${kind}`, { smart_count: count ?? 2, count: words(count ?? 0) }),
          ...(params ? { params } : {}),
        });
        return true;
      } catch (thrown) {
        setError(thrown);
        return false;
      } finally {
        setStarting(false);
      }
    },
    [filter, sort, total, runner, translate, words],
  );
  const forget = useCallback(() => setError(undefined), []);
  return { start, starting, error, forget };
}
