import { useParams } from 'react-router';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { CustomerSkeleton } from './CustomerSkeleton.tsx';
import './messages-page.en.ts';
import { useCustomer, useGlimpse } from './use-customers.ts';

/** One customer: who they are, what they bought and wrote, and how they sign in. */
export default function CustomerShow() {
  const { id = '' } = useParams();
  const read = useCustomer(id);
  const glimpse = useGlimpse(id);
  if (read.isError && !read.data) return <RecordLoadError place="show" read={read} />;
  if (!read.data) return <CustomerSkeleton glimpse={glimpse} />;
  return <CustomerPage key={id} customer={read.data} />;
}
