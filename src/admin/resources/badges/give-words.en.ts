import { addWords } from '../../i18n/words.ts';

addWords('badges', {
  give: {
    title: 'Give “%{badge}”',
    way: 'To whom',
    named: 'To some by name',
    since: 'By how long',
    find: 'Find a member',
    findHint: 'By how a name or an e-mail address begins.',
    found: 'Members',
    none: 'Nobody is called so.',
    before: 'Members since before',
    beforeHint: 'Everybody let in who joined before that day. Who has it already keeps it.',
    confirm: 'Give to %{smart_count} member |||| Give to %{smart_count} members',
    confirmAll: 'Give to all of them',
    job: 'Give “%{badge}” to a member |||| Give “%{badge}” to %{smart_count} members',
    jobAll: 'Give “%{badge}” to members by how long',
    failed: 'The job could not be started',
  },
});
