import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Point } from '#shared/media.ts';
import { percentsOf } from './points.ts';
import styles from './focal.module.css';

interface Props {
  theirs: Point;
  mine: Point;
  onTheirs: () => void;
  onMine: () => void;
}

/** Two people moved the point: both are there, and one is chosen. */
export function Conflict({ theirs, mine, onTheirs, onMine }: Props) {
  const translate = useTranslate();
  const { across: myAcross, down: myDown } = percentsOf(mine);
  return (
    <div className={styles['conflict']} role="alert">
      <CircleAlert size={16} aria-hidden />
      <p>
        <b>{translate('media.focal.conflict.title')}</b>{' '}
        {translate('media.focal.conflict.detail', { ...percentsOf(theirs), myAcross, myDown })}
      </p>
      <Button size="small" onClick={onTheirs}>
        {translate('media.focal.conflict.theirs')}
      </Button>
      <Button size="small" onClick={onMine}>
        {translate('media.focal.conflict.mine')}
      </Button>
    </div>
  );
}
