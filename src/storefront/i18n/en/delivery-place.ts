export default {
  'place.title': 'Where to?',
  'place.lead': 'Prices and times of delivery are shown for this country. The checkout asks for the address.',
  'place.country': 'Country',
  'place.keep': 'Show for this country',
  'place.back': 'Back without a change',
};
