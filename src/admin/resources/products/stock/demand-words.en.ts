import { addWords } from '#admin/i18n/words.ts';

addWords('products', {
  demand: {
    heading: 'Demand',
    reach: 'How far back',
    days: '30 days',
    weeks: '26 weeks',
    chart: 'Pieces sold, %{days}',
    to: 'to',
    sold: 'Sold',
    pieces: '%{smart_count} piece |||| %{smart_count} pieces',
    nothing: 'Nothing',
    pace: 'At this pace it lasts',
    lasts: '%{smart_count} day |||| %{smart_count} days',
    waiting: 'Waiting for %{smart_count} variant |||| Waiting for %{smart_count} variants',
    wait: '%{smart_count} person waits for this |||| %{smart_count} people wait for this',
    bags: 'In open bags',
    back: 'Came back',
    people: '%{smart_count} person |||| %{smart_count} people',
  },
});
