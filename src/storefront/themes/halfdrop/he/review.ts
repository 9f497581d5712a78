export default {
  'review.title': 'איך זה נראה על הקיר שלכם?',
} as const;
