import { enumLabels } from '#shared/enum-labels.en.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** What belongs to a member, on the page of one customer. */
addMessages('customers', {
  cards: { failed: 'Couldn’t load this', notDone: 'Couldn’t complete the action' },
  badge: {
    title: 'Badges',
    none: 'None',
    give: 'Assign',
    giveLabel: 'Assign a badge to %{name}',
    take: 'Remove “%{title}” from %{name}',
    assigned: 'Badge assigned',
    removed: 'Badge removed',
  },
  role: {
    title: 'Roles',
    none: 'None',
    give: 'Assign',
    giveLabel: 'Assign a role to %{name}',
    take: 'Remove “%{title}” from %{name}',
    assigned: 'Role assigned',
    removed: 'Role removed',
  },
  fields: {
    title: 'Custom fields',
    none: 'No custom fields.',
    empty: 'Not filled in',
    edit: 'Edit',
    editLabel: 'Edit custom fields',
    save: 'Save',
    saved: 'Custom fields saved',
    failed: 'Couldn’t save the custom fields',
    section: { ...enumLabels.CustomFieldSection },
    sees: {
      PUBLIC: 'Visible to everyone who can see the profile',
      PRIVATE: 'Visible to %{name} and your team only',
    },
    number: 'Enter a number, such as 290.',
  },
  follows: {
    title: 'Followers',
    followers: count('%{smart_count} follower', '%{smart_count} followers'),
    following: count('Follows %{smart_count} member', 'Follows %{smart_count} members'),
    noFollowers: 'No followers',
    noFollowing: 'Doesn’t follow anyone',
    more: 'and %{smart_count} more',
  },
  reports: {
    title: 'Reports',
    open: 'Open',
    reviewed: 'Reviewed',
    all: 'Review reports',
    allReviewed: 'View all',
    by: 'by %{name}',
    shop: 'the store',
    deletedMember: 'a deleted member',
    reason: { ...enumLabels.ReportCategory },
  },
});
