export default {
  'home.pageTitle': 'Posters drawn by code · %{store}',
  'hero.title': 'Every poster begins with a number.',
  'hero.all': 'See the poster |||| See all %{count} posters',
  'hero.how': 'How a number becomes a print',
  'new.title': 'Just off the printer',
  'new.all': 'All new posters',
  'families.title': 'Eight families, eight programs',
  'families.all': 'Browse by family',
  'families.count': '%{count} poster |||| %{count} posters',
  'room.title': 'A wall is a sentence. Say three things.',
  'room.lead': 'Three posters with one color in common hang together without trying.',
  'room.choose': 'Choose three',
  'numbers.title': 'Same program, another number',
  'numbers.lead':
    '%{family} number %{number} is %{poster}. Change the number and the wind comes from elsewhere. We look through hundreds and print the few we would hang at home.',
  'numbers.sheet': '№ %{number}',
} as const;
