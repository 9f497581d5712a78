export default {
  'review.title': 'How is it on your wall?',
} as const;
