export default {
  'customization.none': 'None',
  'customization.optional': '%{title} (optional)',
  'customization.remaining': '%{count} letter left |||| %{count} letters left',
  'customization.choose': 'Choose one of these first.',
  'customization.write': 'Write what it should say first.',
  'customization.tooShort': 'At least %{count} letter, please. |||| At least %{count} letters, please.',
} as const;
