import { enumWords } from '#shared/enum-words.en.ts';
import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** What belongs to a member, on the page of one customer. */
addWords('customers', {
  cards: { failed: 'That could not be read', notDone: 'That was not done' },
  badge: {
    title: 'Badges',
    none: 'None',
    give: 'Give',
    giveLabel: 'Give a badge to %{name}',
    take: 'Take “%{title}” from %{name}',
    given: 'The badge is given',
    taken: 'The badge is taken',
  },
  role: {
    title: 'Roles',
    none: 'None',
    give: 'Give',
    giveLabel: 'Give a role to %{name}',
    take: 'Take “%{title}” from %{name}',
    given: 'The role is given',
    taken: 'The role is taken',
  },
  fields: {
    title: 'Custom fields',
    none: 'The profile asks for nothing of the shop’s own.',
    empty: 'Not filled in',
    edit: 'Edit',
    editLabel: 'Edit the custom fields',
    save: 'Save',
    saved: 'The fields are kept',
    failed: 'The fields were not kept',
    section: { ...enumWords.CustomFieldSection },
    sees: { PUBLIC: 'Everybody sees it who sees the profile', PRIVATE: 'Only %{name} and the team see it' },
    number: 'Write a number, such as 290.',
  },
  follows: {
    title: 'Followers',
    followers: count('%{smart_count} follower', '%{smart_count} followers'),
    following: count('Follows %{smart_count} member', 'Follows %{smart_count} members'),
    noFollowers: 'Nobody follows them',
    noFollowing: 'Follows nobody',
    more: 'and %{smart_count} more',
  },
  reports: {
    title: 'Reports',
    open: 'Not looked through',
    reviewed: 'Looked through',
    all: 'Look through them',
    allReviewed: 'All of them',
    by: 'by %{name}',
    shop: 'the shop',
    gone: 'somebody who is gone',
    reason: { ...enumWords.ReportCategory },
  },
});
