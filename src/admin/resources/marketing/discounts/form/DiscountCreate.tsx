import { useSearchParams } from 'react-router';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { DiscountRecord } from '../discount-record.ts';
import { DiscountSkeleton } from './DiscountSkeleton.tsx';
import { RulePage } from './RulePage.tsx';
import '../messages.en.ts';
import '../form-messages.en.ts';

const CouponPage = preloadable(() => import('../coupon/CouponPage.tsx'));

function Duplicate({ id }: { id: string }) {
  const { data, error } = useOneRecord<DiscountRecord>('discounts', id);
  if (!data && !error) return <DiscountSkeleton />;
  return data?.how === 'code' ? (
    <CouponPage coupon={undefined} like={data} />
  ) : (
    <RulePage discount={undefined} like={data} />
  );
}

export default function DiscountCreate() {
  const [requested] = useSearchParams();
  const like = requested.get('like');
  if (like) return <Duplicate key={like} id={like} />;
  return requested.get('how') === 'code' ? (
    <CouponPage coupon={undefined} many={requested.has('many')} />
  ) : (
    <RulePage discount={undefined} />
  );
}
