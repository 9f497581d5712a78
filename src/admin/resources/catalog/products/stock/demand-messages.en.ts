import { addMessages } from '#admin/i18n/messages.ts';

addMessages('products', {
  demand: {
    heading: 'Demand',
    reach: 'Period',
    days: '30 days',
    weeks: '26 weeks',
    chart: 'Units sold, %{days}',
    to: 'to',
    sold: 'Sold',
    pieces: '%{smart_count} unit |||| %{smart_count} units',
    nothing: 'Nothing',
    pace: 'Stock lasts at this rate',
    lasts: '%{smart_count} day |||| %{smart_count} days',
    waiting: 'On the waitlist for %{smart_count} variant |||| On the waitlist for %{smart_count} variants',
    wait: '%{smart_count} customer on the waitlist |||| %{smart_count} customers on the waitlist',
    inCarts: 'In open carts',
    back: 'Returned',
    people: '%{smart_count} customer |||| %{smart_count} customers',
  },
});
