import Button from '@mui/material/Button';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  children: ReactNode;
  action: { label: string; run: () => void };
}

/** A notice above the content that is displayed instead of what was requested. */
export const Notice = ({ children, action: { label, run } }: Props) => (
  <div className={styles['notice']} role="status">
    <CircleHelp size={16} aria-hidden />
    <span>{children}</span>
    <Button size="small" onClick={run}>
      {label}
    </Button>
  </div>
);
