import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { DemandParts } from './DemandParts.tsx';
import type { DemandRecord } from './provider.ts';
import styles from '../back-in-stock.module.css';

/** The open variant beside the board. */
export function DemandAside({ id }: { id: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const read = useGetOne<DemandRecord>('back-in-stock', { id }, { retry: false });
  return (
    <>
      <div className={styles['close']}>
        <IconButton
          size="small"
          aria-label={translate('back-in-stock.close')}
          onClick={() => void navigate('/back-in-stock')}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {read.data && <DemandParts demand={read.data} />}
      {read.isError && !read.data && (
        <LoadError error={read.error} words="back-in-stock.show" retry={() => void read.refetch()} />
      )}
      {read.isPending && <LineSkeleton widths={[70, 50, 90]} />}
      {read.isError && (
        <Button component={Link} to="/back-in-stock">
          {translate('back-in-stock.show.toList')}
        </Button>
      )}
    </>
  );
}
