export default {
  'wishlist.count': '%{count} poster |||| %{count} posters',
  'wishlist.notAdded': 'The poster could not be kept. Go back and try again.',
  'wishlist.emptyText': 'The heart on a poster keeps it here, and on signing in it comes along.',
  'wishlist.emptyAction': 'See all posters',
} as const;
