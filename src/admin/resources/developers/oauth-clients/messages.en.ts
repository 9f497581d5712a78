import { addMessages } from '#admin/i18n/messages.ts';

addMessages('oauth-clients', {
  one: 'client',
  list: {
    noneDetail: 'Your storefronts and apps sign customers in with an OAuth client.',
  },
  column: { name: 'Name', redirectUrls: 'Redirect URLs', kind: 'Type', created: 'Created' },
  field: { redirectUris: 'Redirect URIs', redirectDomains: 'Domains' },
  input: { redirectUris: 'Redirect URIs', redirectDomains: 'Domains' },
  hint: {
    name: 'The storefront or app that uses it.',
    redirectUris: 'Exact redirect URLs after sign-in, one per line.',
    redirectDomains:
      'Domains for redirects after checkout and sign-out, and for direct sign-in: hosts or app schemes such as “myapp://”, one per line. “localhost” includes every port.',
  },
  error: {
    malformed: '%{address} isn’t a valid URL.',
    script: '%{address} isn’t allowed.',
    fragment: '%{address} can’t contain #.',
    plain: '%{address} must begin with https://, except on localhost.',
    credentials: '%{address} can’t contain a user name or password.',
    domain: '%{address} isn’t a domain, such as app.example or app.example:8443.',
    many: 'Up to %{most}.',
  },
  nowhere: 'None yet',
  more: 'and one more |||| and %{smart_count} more',
  configured: 'Server setting',
  onServer: 'Confidential',
  inBrowser: 'Public',
  locked:
    'Set by environment variables of the server (such as PLATFORM_CLIENT_ID). It can’t be changed here.',
  id: 'Client ID',
  connect: {
    title: 'Connect an app',
    detail:
      'Download a file and load it before your app. Requests for the platform and its media then go to this server. Your code and the SDK stay as they are.',
    node: 'Download for Node.js',
    browser: 'Download for browsers',
    framework: 'Framework',
    terminal: 'Terminal',
  },
  secret: {
    title: 'Secret',
    none: 'Only server-side apps need a secret. With it, an app has every permission of the store.',
    has: 'This client has a secret. Anyone with it has the owner’s permissions.',
    give: 'Create secret',
    again: 'Replace secret',
    take: 'Delete secret',
    once: 'Shown only once',
    label: 'Secret',
    snippet: 'In a server-side app',
    giveTitle: 'Replace the secret of %{name}?',
    giveDetail: 'The current secret stops working immediately: apps that use it get no more tokens.',
    takeTitle: 'Delete the secret of %{name}?',
    takeDetail: 'Server-side apps that use it stop working. Storefronts in a browser aren’t affected.',
    deleted: 'The secret of %{name} was deleted.',
    failed: 'Couldn’t change the secret',
  },
  delete: {
    detail:
      'It no longer issues tokens. Signed-in customers are signed out when their token expires, within four hours; server-side apps stop immediately.',
  },
});
