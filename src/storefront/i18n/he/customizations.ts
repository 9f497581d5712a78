export default {
  'modifier.none': 'בלי',
  'modifier.optional': '%{title} (לא חובה)',
  'modifier.remaining': 'נותר תו אחד |||| נותרו %{count} תווים',
  'modifier.choose': 'צריך לבחור אחת מהאפשרויות.',
  'modifier.write': 'צריך לכתוב כאן משהו.',
  'modifier.tooShort': 'לפחות תו אחד, בבקשה. |||| לפחות %{count} תווים, בבקשה.',
} as const;
