export default {
  'country.title': 'Where to?',
  'country.lead':
    'Prices and times of delivery are shown for this country. The checkout asks for the address.',
  'country.country': 'Country',
  'country.keep': 'Show for this country',
  'country.back': 'Back without a change',
};
