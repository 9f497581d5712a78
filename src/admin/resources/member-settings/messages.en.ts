import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

addWords('member-settings', {
  list: { title: 'Members and privacy', failed: 'The settings of members could not be read' },
  joining: {
    title: 'Joining',
    note: 'For who joins from now on. Who is a member already stays one.',
  },
  approval: {
    label: 'Approve who joins',
    on: 'They wait under Customers until somebody lets them in, and are told by mail then.',
    off: 'Whoever registers is a member at once.',
  },
  verification: {
    label: 'Ask for the code that we mail',
    on: 'An account begins when its address is shown to be theirs.',
    off: 'Addresses are taken at their word, except those of people who bought here before.',
  },
  privacy: { title: 'Profiles' },
  field: {
    profiles: 'Public profiles are seen by',
    beginsAs: 'A new profile begins',
    approval: 'Approval',
    verification: 'Code by mail',
  },
  part: {
    profiles: 'Who sees profiles',
    beginsAs: 'How profiles begin',
    approval: 'Approval',
    verification: 'Code by mail',
  },
  option: {
    profiles: { everybody: 'Everybody', members: 'Members only', none: 'Nobody' },
    beginsAs: { PRIVATE: 'Private', PUBLIC: 'Public' },
  },
  consequence: {
    title: 'What that means',
    everybody: 'Whoever comes by, and search engines, find the profiles that members have made public.',
    members: 'Who is not signed in finds no profile: they see names under reviews that lead nowhere.',
    none: 'Every profile is private from now on, whatever its member chose. Members see their own.',
    PRIVATE: 'Who joins is seen by nobody until they make their profile public themselves.',
    PUBLIC:
      'Who joins is seen at once: name, picture, place, reviews. They are not asked first, and may make it private.',
    blocks: 'Two members of whom one has blocked the other never find each other.',
    kept: 'Names under reviews that stand in the shop stay as they were written. You and your staff see everything.',
  },
});

addEmailPromises('member-settings', ['approval.on', 'verification.label']);
