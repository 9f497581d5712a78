import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** The list. */
addWords('customers', {
  one: 'customer',
  list: {
    title: 'Customers',
    under: 'Members and guests in one list; a guest becomes a member with the same e-mail',
    arrived: count('%{smart_count} new member', '%{smart_count} new members'),
    matches: count('%{count} customer', '%{count} customers'),
    failed: 'The customers could not be read',
    none: 'Nobody has bought or joined yet',
    noneDetail: 'Whoever places an order, asks to be told, writes a review or makes an account is kept here.',
    noMatch: 'No customer matches',
    noMatchDetail: 'Another name, country or sum may have some.',
  },
  tab: {
    all: 'All',
    members: 'Members',
    guests: 'Guests',
    pending: 'Waiting for approval',
    blocked: 'Blocked',
    unbought: 'Without orders',
  },
  column: {
    who: 'Name',
    kind: 'Kind',
    standing: 'Status',
    orders: 'Orders',
    spent: 'Spent',
    seen: 'Last seen',
    country: 'Country',
    email: 'E-mail',
    phone: 'Phone',
    ordered: 'Last order',
    joined: 'Joined',
  },
  kind: { member: 'Member', guest: 'Guest' },
  orders: count('%{smart_count} order', '%{smart_count} orders'),
  standing: {
    guest: 'No account',
    pending: 'Waiting for approval',
    blocked: 'Blocked',
    offline: 'Disconnected',
    muted: 'Muted',
    unconfirmed: 'E-mail not confirmed',
    active: 'Active',
    activeMember: 'Active member',
  },
  field: {
    status: 'Member’s status',
    activity: 'Activity',
    buying: 'Has bought',
    orders: 'Orders',
    spent: 'Spent',
    country: 'Country',
    seen: 'Last seen',
    ordered: 'Last order',
    joined: 'Joined',
    confirmed: 'E-mail confirmed',
    profile: 'Profile',
    email: 'E-mail',
  },
  option: {
    status: {
      APPROVED: 'Approved',
      PENDING: 'Waiting for approval',
      BLOCKED: 'Blocked',
      OFFLINE: 'Disconnected',
    },
    activity: { ACTIVE: 'Active', MUTED: 'Muted' },
    buying: { NONE: 'Never', ONCE: 'Once', AGAIN: 'More than once' },
    profile: { PUBLIC: 'Public', PRIVATE: 'Private' },
  },
  bulk: {
    guests: count(
      '%{smart_count} of them is a guest without an account, and is passed over.',
      '%{smart_count} of them are guests without an account, and are passed over.',
    ),
    onlyGuests: 'All of them are guests: nobody has an account to do this to.',
    approve: {
      action: 'Approve',
      title: count('Approve a member', 'Approve %{count} customers'),
      detail:
        'They may sign in, and are told so by e-mail. Who was blocked may again; who is approved stays so.',
      confirm: count('Approve', 'Approve all %{count}'),
    },
    block: {
      action: 'Block',
      title: count('Block a member', 'Block %{count} customers'),
      detail:
        'They are signed out everywhere and cannot sign in until somebody approves them again. Orders, refunds and reviews stay as they are. Who pays for a subscription is not blocked: cancel it first.',
      confirm: count('Block', 'Block all %{count}'),
    },
    mute: {
      action: 'Mute',
      title: count('Mute a member', 'Mute %{count} customers'),
      detail: 'They go on shopping, and write nothing that others see.',
      confirm: count('Mute', 'Mute all %{count}'),
    },
    delete: {
      action: 'Delete account',
      title: count('Delete an account', 'Delete the accounts of %{count} customers'),
      detail:
        'Nobody can sign in with them any more, and their subscriptions are cancelled. Orders and reviews stay with the shop, and they stay in this list as guests. It cannot be taken back.',
      confirm: count('Delete the account', 'Delete %{count} accounts'),
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a customer', 'Export %{count} customers'),
      detail: 'A CSV file with name, address, status, country, orders, what was spent and the dates of each.',
      confirm: 'Export',
    },
  },
  job: {
    approve: count('Approve a member', 'Approve %{count} customers'),
    block: count('Block a member', 'Block %{count} customers'),
    mute: count('Mute a member', 'Mute %{count} customers'),
    delete: count('Delete an account', 'Delete the accounts of %{count} customers'),
    export: count('Export a customer', 'Export %{count} customers'),
  },
});
