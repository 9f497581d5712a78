export default {
  'customization.none': 'בלי',
  'customization.optional': '%{title} (לא חובה)',
  'customization.remaining': 'נותר תו אחד |||| נותרו %{count} תווים',
  'customization.choose': 'צריך לבחור אחת מהאפשרויות.',
  'customization.write': 'צריך לכתוב כאן משהו.',
  'customization.tooShort': 'לפחות תו אחד, בבקשה. |||| לפחות %{count} תווים, בבקשה.',
} as const;
