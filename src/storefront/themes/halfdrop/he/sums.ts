export default {
  'sums.tax': 'מע״מ',
  'sums.taxRate': 'מע״מ %{rate}',
  'sums.taxIncluded': 'כולל מע״מ',
  'sums.taxIncludedRate': 'כולל מע״מ %{rate}',
} as const;
