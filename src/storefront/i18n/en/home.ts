export default {
  'home.pageTitle': '%{store}',
  'home.empty.title': 'Nothing here yet',
  'home.empty.lead': 'This store is being set up. Come back soon.',
  'hero.title': '%{store}',
  'hero.all': 'See the product |||| See all %{count} products',
  'new.title': 'New',
  'new.all': 'All new products',
  'families.title': 'Collections',
  'families.all': 'All collections',
  'families.count': '%{count} product |||| %{count} products',
} as const;
