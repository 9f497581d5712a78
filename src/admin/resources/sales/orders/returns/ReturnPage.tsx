import { useGetOne } from 'ra-core';
import { Navigate, useParams } from 'react-router';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import type { ReturnRecord } from './return-record.ts';
import './messages.en.ts';

/** A return is answered on the page of its order, beside everything else that is known of it. */
export default function ReturnPage() {
  const { id = '' } = useParams();
  const read = useGetOne<ReturnRecord>('returns', { id }, { retry: false });
  if (read.isError) return <RecordLoadError place="show" read={read} />;
  return read.data ? <Navigate replace to={`/orders/${read.data.orderId}#returns`} /> : null;
}
