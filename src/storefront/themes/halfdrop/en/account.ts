export default {
  'profile.photoWhy': 'A face or a favorite wall. Reviews may show it.',
} as const;
