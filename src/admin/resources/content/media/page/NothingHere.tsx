import Button from '@mui/material/Button';
import { Images, Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '#admin/ui/EmptyState.tsx';

interface Props {
  /** Something narrows the list, and is taken away by that. */
  narrowed: boolean;
  trashed: boolean;
  onWiden: () => void;
}

/** In the place of files where there are none: nothing matches, or nothing has come here yet. */
export function NothingHere({ narrowed, trashed, onWiden }: Props) {
  const translate = useTranslate();
  const why = narrowed ? 'media.list.none' : trashed ? 'media.trash.none' : 'media.list.empty';
  return (
    <EmptyState
      icon={narrowed ? Search : Images}
      title={translate(why)}
      detail={translate(`${why}Detail`)}
      action={narrowed && <Button onClick={onWiden}>{translate('media.filter.clear')}</Button>}
    />
  );
}
