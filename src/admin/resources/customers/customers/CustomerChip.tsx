import { Ban, CircleCheck, Flag, Hourglass, Mail, MicOff, Unplug } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CustomerSummary } from '#shared/customers.ts';
import { memberReportsDesk } from '#shared/desks/member-reports.ts';
import { useMay } from '#admin/access/session.ts';
import { statusChip } from '#admin/ui/status-chip.tsx';
import { isGuest } from './customer-record.ts';

type MemberStatus = 'pending' | 'blocked' | 'offline' | 'reported' | 'muted' | 'unconfirmed' | 'active';

const Chip = statusChip<MemberStatus>('customers.status', {
  pending: { tone: 'warn', icon: Hourglass },
  blocked: { tone: 'calm', icon: Ban, quiet: true },
  offline: { tone: 'calm', icon: Unplug, quiet: true },
  reported: { tone: 'bad', icon: Flag },
  muted: { tone: 'calm', icon: MicOff, quiet: true },
  unconfirmed: { tone: 'calm', icon: Mail, quiet: true },
  active: { tone: 'ok', icon: CircleCheck, quiet: true },
});

/** What matters most of how a member stands. */
export function memberStatusOf(
  { status, activityStatus, emailVerified, reported }: CustomerSummary,
  mayReadReports: boolean,
): MemberStatus {
  if (status === 'PENDING') return 'pending';
  if (status === 'BLOCKED') return 'blocked';
  if (status === 'OFFLINE') return 'offline';
  if (reported === 'OPEN' && mayReadReports) return 'reported';
  if (activityStatus === 'MUTED') return 'muted';
  return emailVerified === false ? 'unconfirmed' : 'active';
}

export function CustomerChip({ customer, whole = false }: { customer: CustomerSummary; whole?: boolean }) {
  const translate = useTranslate();
  const mayReadReports = useMay(memberReportsDesk.rights.list);
  if (isGuest(customer)) return <span>{translate('customers.status.guest')}</span>;
  const status = memberStatusOf(customer, mayReadReports);
  return (
    <Chip
      status={status}
      params={{ smart_count: customer.reportCount ?? 1 }}
      {...(whole && status === 'active' && { message: 'activeMember' })}
    />
  );
}
