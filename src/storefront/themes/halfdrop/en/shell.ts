export default {
  'nav.all': 'Posters',
  'nav.collections': 'Families',
  'search.label': 'Search the posters',
  'search.hint': 'A name, a number, a color',
  'cart.label': 'Cart, %{count} poster |||| Cart, %{count} posters',
  'foot.all': 'All posters',
  'foot.families': 'Families',
  'related.hangs': 'Hangs well beside it',
  'hang.title': 'Ones we would hang at home',
  'missing.title': 'No. 404 was never drawn.',
  'missing.lead':
    'The page you asked for is not here. It may have moved, or the address lost a letter on the way. The nail is still in the wall.',
  'missing.all': 'See all posters',
  'missing.gap': 'not drawn yet',
  'missing.home': 'The wall as it hangs today',
  'missing.families': 'Each drawn by a program of its own',
  'missing.newest': 'Just off the printer',
  'missing.track': 'Where they are now',
  'suggest.posters': 'Posters',
  'suggest.all': 'See the one poster found |||| See all %{count} posters found',
  'script.lead':
    'It is switched off in this browser. Switch it on for this shop and load the page again. All posters can be looked at without it.',
} as const;
