export default {
  'subscriptions.look': 'Look at the posters',
} as const;
