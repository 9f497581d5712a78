import { useLocation, useParams } from 'react-router';
import { StorePageEdit } from './StorePageEdit.tsx';
import { StorePages } from './StorePages.tsx';

/** List and form arrive together: both are small, and share their messages. */
export default function StorePagesDesk() {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id !== undefined || pathname.endsWith('/create') ? <StorePageEdit /> : <StorePages />;
}
