export default {
  'memberships.title': 'Your memberships',
  'memberships.hint':
    'They can pay for these. A use is counted when you order, and returned if the order fails.',
  'memberships.none': 'Pay for it',
  'memberships.payWith': 'Pay with %{name}',
  'memberships.remaining': 'Once more |||| %{smart_count} times left',
  'memberships.rejected':
    'The membership you chose cannot pay for this just now. Choose another way, or try again in a moment.',
  'memberships.failed': 'It could not be chosen. Nothing was counted: try again in a moment.',
} as const;
