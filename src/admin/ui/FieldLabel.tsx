import type { ReactNode } from 'react';
import styles from './FieldLabel.module.css';

export function FieldLabel({
  htmlFor,
  id,
  children,
}: {
  htmlFor?: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <label htmlFor={htmlFor} id={id} className={styles['label']}>
      {children}
    </label>
  );
}
