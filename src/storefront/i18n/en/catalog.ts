export default {
  'catalog.all': 'All posters',
} as const;
