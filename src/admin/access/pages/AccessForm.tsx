import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Access.module.css';

interface Props {
  children: ReactNode;
  submit: string;
  busy: boolean;
  failure?: string | undefined;
  onSubmit: () => void;
  below?: ReactNode;
}

export function AccessForm({ children, submit, busy, failure, onSubmit, below }: Props) {
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <p role="alert">
          <CircleAlert size={16} aria-hidden style={{ marginTop: 2 }} />
          {failure}
        </p>
      )}
      {children}
      <Button type="submit" variant="contained" fullWidth aria-busy={busy} disabled={busy}>
        {submit}
      </Button>
      {below && <div className={styles['links']}>{below}</div>}
    </form>
  );
}
