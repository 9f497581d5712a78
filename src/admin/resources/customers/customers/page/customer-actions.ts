import {
  Ban,
  CircleCheck,
  Eraser,
  FileDown,
  KeyRound,
  LogOut,
  Merge,
  Mic,
  MicOff,
  Trash2,
  Unplug,
  type LucideIcon,
} from 'lucide-react';
import { customersDesk } from '#shared/desks/customers.ts';
import { isGuest, type OpenCustomer } from '../customer-record.ts';
import type { CustomersProvider, MemberOperationName } from '../provider.ts';

export type MemberActionName = MemberOperationName | 'signOut' | 'password';

/** What law asks of the shop, and what has a dialog of its own. */
export type LawName = 'data' | 'merge' | 'erase';

export type CustomerActionName = MemberActionName | LawName;

const { rights, jobs } = customersDesk;

interface CustomerAction {
  icon: LucideIcon;
  right: readonly string[];
  /** Whether there is anything to do to this member. */
  fits: (member: OpenCustomer) => boolean;
}

const standing = ({ status }: OpenCustomer): boolean => status === 'APPROVED' || status === 'PENDING';

/** What can be done to a member, the most wanted first. */
export const customerActions: Readonly<Record<CustomerActionName, CustomerAction>> = {
  approve: {
    icon: CircleCheck,
    right: rights.approve,
    fits: ({ status }) => status === 'PENDING' || status === 'BLOCKED',
  },
  block: { icon: Ban, right: rights.block, fits: standing },
  mute: {
    icon: MicOff,
    right: rights.mute,
    fits: (member) => standing(member) && member.activityStatus !== 'MUTED',
  },
  unmute: { icon: Mic, right: rights.mute, fits: ({ activityStatus }) => activityStatus === 'MUTED' },
  password: { icon: KeyRound, right: rights.password, fits: standing },
  signOut: {
    icon: LogOut,
    right: rights.signOut,
    fits: ({ details }) => (details.account?.sessions.length ?? 0) > 0,
  },
  disconnect: { icon: Unplug, right: rights.disconnect, fits: ({ status }) => status !== 'OFFLINE' },
  data: { icon: FileDown, right: jobs.data, fits: () => true },
  merge: { icon: Merge, right: rights.merge, fits: isGuest },
  delete: { icon: Trash2, right: rights.delete, fits: () => true },
  erase: { icon: Eraser, right: jobs.erase, fits: () => true },
};

const OF_GUESTS: ReadonlySet<CustomerActionName> = new Set(['data', 'merge', 'erase']);

export const customerActionNames = Object.keys(customerActions) as CustomerActionName[];

/** Those that fit, whoever may do them. */
export const customerActionsFor = (customer: OpenCustomer): CustomerActionName[] =>
  customerActionNames.filter(
    (name) => (!isGuest(customer) || OF_GUESTS.has(name)) && customerActions[name].fits(customer),
  );

export function perform(
  provider: CustomersProvider,
  { id, memberId = '' }: OpenCustomer,
  name: MemberActionName,
): Promise<unknown> {
  if (name === 'signOut') return provider.signOut('customers', { id });
  if (name === 'password') return provider.mailPasswordLink('customers', { id });
  return provider.deed('customers', { memberId, name });
}
