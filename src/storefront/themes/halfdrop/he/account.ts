export default {
  'profile.photoHint': 'פנים או קיר אהוב. חוות דעת עשויות להציג אותה.',
} as const;
