import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Kind = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<Kind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

interface Props {
  kind?: Kind;
  children: ReactNode;
}

/** What happened, and what did not. A danger interrupts who listens; the others wait their turn. */
export function Notice({ kind = 'info', children }: Props) {
  return (
    <div className={`notice is-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

/** A state: icon and word on its tint. */
export function Chip({ kind, children }: { kind?: Kind; children: ReactNode }) {
  return (
    <span className={kind ? `chip is-${kind}` : 'chip'}>
      {kind && <Icon name={icons[kind]} small />}
      {children}
    </span>
  );
}
