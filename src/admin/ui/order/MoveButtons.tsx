import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import styles from './order.module.css';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  labels: { up: string; down: string };
  /** @param by how many places down */
  onMove: (by: number) => void;
}

/** A place up or down, by key as by mouse. */
export function MoveButtons({ isFirst, isLast, labels, onMove }: Props) {
  return (
    <>
      <IconButton size="small" disabled={isFirst} aria-label={labels.up} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton size="small" disabled={isLast} aria-label={labels.down} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden />
      </IconButton>
      <GripVertical size={16} className={styles['grip']} aria-hidden />
    </>
  );
}
