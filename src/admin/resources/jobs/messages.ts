import { addWords } from '../../i18n/words.ts';

addWords('jobs', {
  failed: 'The jobs could not be read',
  none: 'No job was run yet',
  noneDetail: 'Select orders in the list and choose what to do with all of them.',
  column: { title: 'Job', by: 'By', started: 'Started', progress: 'Outcome', status: 'State' },
  outcome: '%{done} of %{total} done',
  skipped: '%{smart_count} skipped',
  failedItems: '%{smart_count} failed',
  open: 'Open',
});
