import type { ReactNode } from 'react';
import { Button } from '../shell/ui/Button.tsx';
import { useFocusOnError } from '../shell/use-focus-on-error.ts';

interface Props {
  /** Counts up with each rejection, so that what is wrong gets the focus. */
  attempt: number;
  busy: boolean;
  submit: string;
  look?: 'line' | 'solid';
  onSubmit: () => void;
  children: ReactNode;
}

/** The one form of a sign-in page, with its button. */
export function EntryForm({ attempt, busy, submit, look = 'solid', onSubmit, children }: Props) {
  const form = useFocusOnError(attempt);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
      method="post"
    >
      {children}
      <Button type="submit" size="big" block look={look} busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
