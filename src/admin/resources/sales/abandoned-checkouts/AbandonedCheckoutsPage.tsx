import useMediaQuery from '@mui/material/useMediaQuery';
import { useParams } from 'react-router';
import { AbandonedCheckoutList } from './list/AbandonedCheckoutList.tsx';
import { AbandonedCheckoutPage } from './record/AbandonedCheckoutPage.tsx';

/** The list, and beside it the one that is open; where there is no room for both, the one that is open. */
export default function AbandonedCheckoutsPage() {
  const { id } = useParams();
  const narrow = useMediaQuery('(max-width: 1199px)');
  return id !== undefined && narrow ? (
    <AbandonedCheckoutPage id={id} />
  ) : (
    <AbandonedCheckoutList openId={id} />
  );
}
