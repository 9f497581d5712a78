export default {
  'modifier.none': 'None',
  'modifier.optional': '%{title} (optional)',
  'modifier.remaining': '%{count} letter left |||| %{count} letters left',
  'modifier.choose': 'Choose one of these first.',
  'modifier.write': 'Write what it should say first.',
  'modifier.tooShort': 'At least %{count} letter, please. |||| At least %{count} letters, please.',
} as const;
