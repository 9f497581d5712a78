import { addMessages } from '#admin/i18n/messages.ts';

addMessages('badges', {
  give: {
    title: 'Assign “%{badge}”',
    recipients: 'Members',
    named: 'Selected members',
    since: 'By membership date',
    find: 'Find a member',
    findHint: 'Enter the beginning of a name or email.',
    found: 'Members',
    none: 'No matching members.',
    before: 'Members since before',
    beforeHint: 'All approved members who joined before this date. Members who already have it keep it.',
    confirm: 'Assign to %{smart_count} member |||| Assign to %{smart_count} members',
    confirmAll: 'Assign to all',
    job: 'Assign “%{badge}” to a member |||| Assign “%{badge}” to %{smart_count} members',
    jobAll: 'Assign “%{badge}” by membership date',
    failed: 'Couldn’t start the job',
  },
});
