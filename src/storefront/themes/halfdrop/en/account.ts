export default {
  'profile.photoHint': 'A face or a favorite wall. Reviews may show it.',
} as const;
