export default {
  'often.DAY': 'Every day |||| Every %{smart_count} days',
  'often.WEEK': 'Every week |||| Every %{smart_count} weeks',
  'often.MONTH': 'Every month |||| Every %{smart_count} months',
  'often.YEAR': 'Every year |||| Every %{smart_count} years',
  'often.saved': 'You save %{amount}',
} as const;
