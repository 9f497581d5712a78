import Button from '@mui/material/Button';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  children: ReactNode;
  action: { label: string; run: () => void };
}

/** Something that was asked for is not there, said above what is shown instead. */
export const Notice = ({ children, action: { label, run } }: Props) => (
  <div className={styles['notice']} role="status">
    <CircleHelp size={16} aria-hidden />
    <span>{children}</span>
    <Button size="small" onClick={run}>
      {label}
    </Button>
  </div>
);
