export default {
  'asked.none': 'בלי',
  'asked.optional': '%{title} (לא חובה)',
  'asked.left': 'נותר תו אחד |||| נותרו %{count} תווים',
  'asked.choose': 'צריך לבחור אחת מהאפשרויות.',
  'asked.write': 'צריך לכתוב כאן משהו.',
  'asked.tooShort': 'לפחות תו אחד, בבקשה. |||| לפחות %{count} תווים, בבקשה.',
} as const;
