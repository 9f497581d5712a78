import useMediaQuery from '@mui/material/useMediaQuery';
import { useParams } from 'react-router';
import { LeftList } from './list/LeftList.tsx';
import { LeftPage } from './record/LeftPage.tsx';

/** The list, and beside it the one that is open; where there is no room for both, the one that is open. */
export default function LeftCheckouts() {
  const { id } = useParams();
  const narrow = useMediaQuery('(max-width: 1199px)');
  return id !== undefined && narrow ? <LeftPage id={id} /> : <LeftList openId={id} />;
}
