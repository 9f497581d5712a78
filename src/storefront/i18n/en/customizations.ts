export default {
  'asked.none': 'None',
  'asked.optional': '%{title} (optional)',
  'asked.left': '%{count} letter left |||| %{count} letters left',
  'asked.choose': 'Choose one of these first.',
  'asked.write': 'Write what it should say first.',
  'asked.tooShort': 'At least %{count} letter, please. |||| At least %{count} letters, please.',
} as const;
