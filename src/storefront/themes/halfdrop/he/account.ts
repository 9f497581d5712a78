export default {
  'profile.photoWhy': 'פנים או קיר אהוב. חוות דעת עשויות להציג אותה.',
} as const;
