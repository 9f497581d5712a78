import { useParams } from 'react-router';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { DiscountRecord } from '../discount-record.ts';
import { DiscountSkeleton } from './DiscountSkeleton.tsx';
import { RulePage } from './RulePage.tsx';
import '../messages.en.ts';
import '../form-messages.en.ts';

const CouponPage = preloadable(() => import('../coupon/CouponPage.tsx'));

export default function DiscountEdit() {
  const { id = '' } = useParams();
  const read = useOneRecord<DiscountRecord>('discounts', id);
  if (!read.data) return read.error ? <RecordLoadError place="form" read={read} /> : <DiscountSkeleton />;
  return read.data.how === 'code' ? (
    <CouponPage key={id} coupon={read.data} />
  ) : (
    <RulePage key={id} discount={read.data} />
  );
}
