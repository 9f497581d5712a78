import { addWords } from '../../i18n/words.ts';

/** What Home and the reports say alike. */
addWords('reports', {
  to: 'to',
  periodLabel: 'Period',
  currencyLabel: 'Currency',
  period: {
    today: 'Today',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    month: 'This month',
    year: 'This year',
  },
  own: {
    title: 'Own dates',
    from: 'From',
    to: 'To',
    take: 'Show these days',
    refused: 'The last day is not before the first, and at most 400 days are shown.',
  },
  in: 'In %{currency}',
  per: { day: 'a day', week: 'a week', month: 'a month' },
  weekFrom: 'Week from',
  figures: 'Figures',
  open: 'Open these orders',
  figure: {
    sales: 'Total sales',
    orders: 'Orders',
    average: 'Average order',
    refunded: 'Refunded',
    tax: 'Tax on sales',
  },
  was: 'was %{was}',
  back: '%{amount} back',
  chart: '%{figure} %{per}, %{now} against %{before}',
  unit: {
    money: '%{currency} %{per}, by order date in %{place}',
    sales: '%{currency} %{per}, after returns, in %{place}',
    orders: 'Orders %{per}, by order date in %{place}',
  },
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  orders: '%{smart_count} order |||| %{smart_count} orders',
  unconverted:
    '%{amount} of %{smart_count} order is in no sum: no rate is known (%{days}). |||| %{amount} of %{smart_count} orders is in no sum: no rate is known (%{days}).',
  addRate: 'Enter a rate',
  hosted: 'No reports here',
  hostedDetail:
    'Sums of sales are kept beside the orders by the platform that is built in. This shop’s orders are on a hosted platform, which keeps none.',
  column: { when: 'When', orders: 'Orders' },
});

addWords('home', {
  up: 'up',
  down: 'down',
  figuresFailed: 'The figures could not be read',
});
