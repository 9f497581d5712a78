export default {
  'sums.tax': 'VAT',
  'sums.taxRate': 'VAT %{rate}',
  'sums.taxIncluded': 'VAT included',
  'sums.taxIncludedRate': 'VAT %{rate} included',
} as const;
