export const messages = {
  name: 'Jobs',
  detail:
    'Long work goes on without you. What it did to each record can be read here and taken away as a CSV.',
  failed: 'The jobs could not be read',
  none: 'No job was run yet',
  noneDetail: 'Select orders in the list and choose what to do with all of them.',
  partly: '%{smart_count} failed |||| %{smart_count} failed',
  status: { queued: 'Queued', running: 'Running', done: 'Done', cancelled: 'Cancelled', failed: 'Stopped' },
  column: { title: 'Job', by: 'By', started: 'Started', progress: 'Outcome', status: 'State' },
  outcome: '%{done} of %{total} done',
  skipped: '%{smart_count} skipped',
  failedItems: '%{smart_count} failed',
  open: 'Open',
};
