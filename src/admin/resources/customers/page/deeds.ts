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
import type { CustomersProvider, MemberDeed } from '../provider.ts';

export type DeedName = MemberDeed | 'signOut' | 'password';

/** What law asks of the shop, and what has a dialog of its own. */
export type LawName = 'data' | 'merge' | 'erase';

export type AnyDeed = DeedName | LawName;

const { rights, jobs } = customersDesk;

interface Deed {
  icon: LucideIcon;
  right: readonly string[];
  /** Whether there is anything to do to this member. */
  fits: (member: OpenCustomer) => boolean;
}

const standing = ({ status }: OpenCustomer): boolean => status === 'APPROVED' || status === 'PENDING';

/** What can be done to a member, the most wanted first. */
export const deeds: Readonly<Record<AnyDeed, Deed>> = {
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

const OF_GUESTS: ReadonlySet<AnyDeed> = new Set(['data', 'merge', 'erase']);

export const deedNames = Object.keys(deeds) as AnyDeed[];

/** Those that fit, whoever may do them. */
export const deedsFor = (customer: OpenCustomer): AnyDeed[] =>
  deedNames.filter((name) => (!isGuest(customer) || OF_GUESTS.has(name)) && deeds[name].fits(customer));

export function perform(
  provider: CustomersProvider,
  { id, memberId = '' }: OpenCustomer,
  name: DeedName,
): Promise<unknown> {
  if (name === 'signOut') return provider.signOut('customers', { id });
  if (name === 'password') return provider.mailPasswordLink('customers', { id });
  return provider.deed('customers', { memberId, name });
}
