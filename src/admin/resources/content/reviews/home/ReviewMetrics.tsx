import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useStoreProfile } from '#admin/access/session.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import { useWaiting } from '#admin/layout/use-waiting.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { MetricList, type ListedMetric } from '#admin/ui/report/MetricList.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { waitLabel } from '../wait-label.ts';
import { useFirstReviews } from './use-first-reviews.ts';
import { useWeek } from './use-week.ts';

/** What waits and since when; how fast, and what was let into the shop and answered in the last seven days. */
export function ReviewMetrics() {
  const translate = useTranslate();
  const words = useCountText();
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const waiting = useWaiting(useDesk('reviews'));
  const first = useFirstReviews().data;
  const { data: week } = useWeek();
  const wait = (seconds: number | undefined) => (seconds === undefined ? '–' : waitLabel(seconds, 'short'));
  const sumOf = (kind: 'approved' | 'rejected') => week?.by.reduce((sum, one) => sum + one[kind], 0) ?? 0;
  const told = (id: string, value: ListedMetric['value'], detail: string): ListedMetric => ({
    id,
    name: translate(`reviews.home.figure.${id}`),
    value,
    detail,
  });
  const figures = [
    told(
      'waiting',
      waiting === undefined ? '\u00A0' : <Link to="/reviews">{words(waiting)}</Link>,
      first?.oldest
        ? translate('reviews.home.oldest', { date: dateText(first.oldest, 'short', { timeZone, now }) })
        : '\u00A0',
    ),
    ...(week
      ? [
          told(
            'wait',
            wait(week.times.medianSeconds),
            week.timesBefore.medianSeconds === undefined
              ? translate('reviews.home.noneBefore')
              : translate('reviews.home.before', { time: wait(week.timesBefore.medianSeconds) }),
          ),
          told(
            'published',
            words(sumOf('approved')),
            translate('reviews.home.rejected', { count: words(sumOf('rejected')) }),
          ),
          told('answered', words(week.replies.written), translate('reviews.home.low', { ...week.replies })),
        ]
      : ['wait', 'published', 'answered'].map((id) => told(id, '\u00A0', '\u00A0'))),
  ];
  return <MetricList figures={figures} busy={!week} />;
}
