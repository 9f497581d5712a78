export default {
  'failed.title': 'This page fell off the wall.',
  'failed.lead':
    'Something went wrong on our side, not on yours. Your cart is as you left it. In a moment it may hang again.',
} as const;
