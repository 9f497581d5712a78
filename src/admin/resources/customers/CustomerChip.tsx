import { Ban, CircleCheck, Hourglass, Mail, MicOff, Unplug, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ToldCustomer } from '../../../shared/customers.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';
import { isGuest } from './customer-record.ts';

type Standing = 'pending' | 'blocked' | 'offline' | 'muted' | 'unconfirmed' | 'active';

const looks: Record<Standing, { tone: Tone; icon: LucideIcon; quiet?: true }> = {
  pending: { tone: 'warn', icon: Hourglass },
  blocked: { tone: 'calm', icon: Ban, quiet: true },
  offline: { tone: 'calm', icon: Unplug, quiet: true },
  muted: { tone: 'calm', icon: MicOff, quiet: true },
  unconfirmed: { tone: 'calm', icon: Mail, quiet: true },
  active: { tone: 'ok', icon: CircleCheck, quiet: true },
};

/** What matters most of how a member stands. */
export function standingOf({ status, activityStatus, emailVerified }: ToldCustomer): Standing {
  if (status === 'PENDING') return 'pending';
  if (status === 'BLOCKED') return 'blocked';
  if (status === 'OFFLINE') return 'offline';
  if (activityStatus === 'MUTED') return 'muted';
  return emailVerified === false ? 'unconfirmed' : 'active';
}

export function CustomerChip({ customer, whole = false }: { customer: ToldCustomer; whole?: boolean }) {
  const translate = useTranslate();
  if (isGuest(customer)) return <span>{translate('customers.standing.guest')}</span>;
  const standing = standingOf(customer);
  return (
    <StatusChip
      {...looks[standing]}
      label={translate(`customers.standing.${whole && standing === 'active' ? 'activeMember' : standing}`)}
    />
  );
}
