export default {
  'checkout.newsletter': 'Write to me now and then about new posters and offers. I can end that at any time.',
  'checkout.offlineHint': 'We print once it is in',
  'checkout.orderCount': 'Your order, %{count} poster |||| Your order, %{count} posters',
  'checkout.tipHint': 'For the people who make and pack your order. Only if you like.',
  'checkout.emptyAction': 'See all posters',
} as const;
