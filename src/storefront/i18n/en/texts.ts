export default {
  'texts.untranslated': 'This page is not translated yet. Here it is in English.',
  'texts.updated': 'Last changed on %{day}',
} as const;
