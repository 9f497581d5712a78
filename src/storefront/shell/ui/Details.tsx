import type { ReactNode } from 'react';

interface Props {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Folds without a script. */
export function Details({ summary, open = false, children }: Props) {
  return (
    <details className="fold" open={open}>
      <summary>{summary}</summary>
      <div className="folded">{children}</div>
    </details>
  );
}
