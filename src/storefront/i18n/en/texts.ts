export default {
  'texts.untranslated': 'This page is not translated yet. Here it is in English.',
  'texts.updated': 'Last changed on %{day}',
  'contact.title': 'Contact us',
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.message': 'Message',
  'contact.send': 'Send message',
  'contact.sent': 'Your message was sent.',
  'contact.invalid':
    'The message was not sent. Enter your name, an email address such as name@example.com, and a message.',
  'contact.tooMany': 'The message was not sent: too many came from here. Try again in an hour.',
  'contact.failed': 'The message was not sent. Try again later.',
} as const;
