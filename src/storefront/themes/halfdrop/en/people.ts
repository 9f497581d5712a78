export default {
  'people.noneOfMine': 'What you write about posters stands here once everybody may read it.',
} as const;
