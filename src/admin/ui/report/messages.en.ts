import { addMessages } from '../../i18n/messages.ts';

/** What Home and the reports say alike. */
addMessages('reports', {
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
  custom: {
    title: 'Custom dates',
    from: 'From',
    to: 'To',
    take: 'Apply',
    invalid: 'The end date can’t be before the start date, and the period can’t exceed 400 days.',
  },
  in: 'In %{currency}',
  per: { day: 'a day', week: 'a week', month: 'a month' },
  weekFrom: 'Week from',
  figures: 'Metrics',
  open: 'View these orders',
  figure: {
    sales: 'Total sales',
    orders: 'Orders',
    average: 'Average order',
    refunded: 'Refunded',
    tax: 'Tax on sales',
  },
  was: 'was %{was}',
  back: '%{amount} refunded',
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
    '%{amount} from %{smart_count} order isn’t included: no exchange rate for %{days}. |||| %{amount} from %{smart_count} orders isn’t included: no exchange rate for %{days}.',
  addRate: 'Add exchange rate',
  hosted: 'Reports aren’t available',
  hostedDetail: 'Reports need the embedded platform. This store’s orders are on a hosted platform.',
  column: { when: 'When', orders: 'Orders' },
});

addMessages('home', {
  up: 'up',
  down: 'down',
  figuresFailed: 'Couldn’t load the metrics',
});
