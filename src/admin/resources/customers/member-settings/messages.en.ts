import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('member-settings', {
  list: { title: 'Members and privacy', failed: 'Couldn’t load the member settings' },
  joining: {
    title: 'Joining',
    note: 'Applies to new members. Existing members aren’t affected.',
  },
  approval: {
    label: 'Approve new members',
    on: 'New members wait under Customers until you approve them. They get an email when you do.',
    off: 'Everyone who signs up becomes a member immediately.',
  },
  verification: {
    label: 'Verify email addresses with a code',
    on: 'Accounts are created once the email is verified.',
    off: 'Emails aren’t verified, except those of previous customers.',
  },
  privacy: { title: 'Profiles' },
  field: {
    profiles: 'Public profiles visible to',
    beginsAs: 'New profiles are',
    approval: 'Approval',
    verification: 'Email verification',
  },
  input: {
    profiles: 'Profile visibility',
    beginsAs: 'New profiles',
    approval: 'Approval',
    verification: 'Email verification',
  },
  option: {
    profiles: { everybody: 'Everyone', members: 'Members only', none: 'No one' },
    beginsAs: { PRIVATE: 'Private', PUBLIC: 'Public' },
  },
  consequence: {
    title: 'Summary',
    everybody: 'Visitors and search engines can find profiles that members made public.',
    members: 'Visitors who aren’t signed in can’t open profiles: names on reviews aren’t linked.',
    none: 'All profiles are private, regardless of the members’ choice. Members see only their own.',
    PRIVATE: 'New profiles are hidden until the member makes them public.',
    PUBLIC:
      'New profiles are visible immediately, with name, picture, location and reviews. Members can make them private.',
    blocks: 'Members who blocked each other can’t see each other.',
    unchanged: 'Names on published reviews don’t change. You and your staff can see everything.',
  },
});

addEmailPromises('member-settings', ['approval.on', 'verification.label']);
