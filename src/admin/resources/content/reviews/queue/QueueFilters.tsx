import { useTranslate } from 'ra-core';
import type { ListFilter } from '#admin/data/list-state.ts';
import { knownTabs } from '#admin/data/platform-filter.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import { CountedTabs } from '#admin/ui/filter/CountedTabs.tsx';
import { FilterBar } from '#admin/ui/filter/FilterBar.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { IgnoredParamsNotice } from '#admin/ui/list/IgnoredParamsNotice.tsx';
import { SaveView } from '#admin/ui/views/SaveView.tsx';
import type { CurrentView } from '#admin/ui/views/use-open-view.ts';
import { ViewMenu } from '#admin/ui/views/ViewMenu.tsx';
import { reviewListSpec } from '../list-spec.ts';
import type { QueueFilter } from '../use-queue-filter.ts';

interface Props {
  filter: QueueFilter;
  view: CurrentView;
  counts: TabCounts | undefined;
  /** Of the open tab; unknown while they are counted. */
  total: number | undefined;
  /** `replace`: the step before is not worth coming back to. */
  onChange: (filter: ListFilter, replace: boolean) => void;
}

/** Tabs, search, conditions and saved views of the queue. */
export function QueueFilters({ filter, view, counts, total, onChange }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const isNarrowed = (filter.where?.length ?? 0) > 0;
  return (
    <>
      <IgnoredParamsNotice spec={reviewListSpec} filter={filter} viewGone={view.gone} />
      <CountedTabs
        all={false}
        tabs={knownTabs(reviewListSpec.tabs)}
        current={filter.tab}
        counts={counts}
        counting={total === undefined}
        onChange={(tab = 'waiting') => onChange({ ...filter, tab }, false)}
      />
      <FilterBar
        spec={reviewListSpec}
        filter={filter}
        onChange={(part) => onChange({ ...filter, ...part }, 'q' in part)}
        start={<ViewMenu resource="reviews" current={view} />}
        after={
          (view.modified || (!view.view && isNarrowed)) && <SaveView resource="reviews" current={view} />
        }
        matches={(typing) => (
          <>
            <span role="status">
              {typing || total === undefined
                ? translate('list.filter.counting')
                : translate('reviews.list.matches', { smart_count: total, count: words(total) })}
            </span>
            <SaveView resource="reviews" current={view} outlined />
          </>
        )}
      />
    </>
  );
}
