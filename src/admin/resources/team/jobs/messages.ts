import { addMessages } from '#admin/i18n/messages.ts';

addMessages('jobs', {
  failed: 'Couldn’t load the jobs',
  none: 'No jobs yet',
  noneDetail: 'Select records in a list and choose a bulk action.',
  column: { title: 'Job', by: 'By', started: 'Started', progress: 'Outcome', status: 'Status' },
  outcome: '%{done} of %{total} done',
  skipped: '%{smart_count} skipped',
  failedItems: '%{smart_count} failed',
  open: 'Open',
});
