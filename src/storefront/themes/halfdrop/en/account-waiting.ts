export default {
  'waiting.look': 'Look at the posters',
} as const;
