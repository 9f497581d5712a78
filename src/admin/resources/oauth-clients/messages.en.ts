import { addWords } from '../../i18n/words.ts';

addWords('oauth-clients', {
  one: 'client',
  list: {
    failed: 'The clients could not be read',
    none: 'No clients yet',
    noneDetail: 'A storefront of your own, or an app, signs shoppers in by a client.',
  },
  create: { title: 'New client', action: 'New client' },
  column: { name: 'Name', places: 'Leads back to', kind: 'Kind', made: 'Made' },
  field: { name: 'Name', redirectUris: 'Redirect URIs', redirectDomains: 'Domains' },
  part: { name: 'Name', redirectUris: 'Redirect URIs', redirectDomains: 'Domains' },
  hint: {
    name: 'Which storefront or app it is.',
    redirectUris: 'Where a sign-in comes back to: the very address, one a line.',
    redirectDomains:
      'Where a checkout and a sign-out may lead back to, and which pages may sign in directly: hosts, or schemes of apps such as “myapp://”, one a line. “localhost” stands for every port.',
  },
  fault: {
    malformed: '%{address} is not an address.',
    script: '%{address} would run a script.',
    fragment: '%{address} must have no #.',
    plain: '%{address} must begin with https://, except on localhost.',
    credentials: '%{address} must carry no user or password.',
    domain: '%{address} is not a host, such as app.example or app.example:8443.',
    many: 'At most %{most} of them.',
  },
  nowhere: 'Nowhere yet',
  more: 'and one more |||| and %{smart_count} more',
  configured: 'Set at the start',
  onServer: 'With a secret',
  inBrowser: 'In a browser',
  locked: 'It is set where the server is started (PLATFORM_CLIENT_ID and its neighbors), and only there.',
  id: 'Client id',
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
    none: 'Only an app on a server needs one: it then acts as itself, with every right of the shop.',
    has: 'It has a secret. Who holds it may do whatever the owner may.',
    give: 'Give it a secret',
    again: 'Give it another',
    take: 'Take it away',
    once: 'Shown this once',
    label: 'The secret',
    snippet: 'In an app on a server',
    giveTitle: 'Give %{name} another secret?',
    giveDetail: 'The one it has ends at once: an app that goes on with it gets no more tokens.',
    takeTitle: 'Take the secret of %{name} away?',
    takeDetail: 'Apps on a server that work by it stop with their next call. Storefronts in a browser go on.',
    taken: '%{name} has no secret any more.',
    failed: 'Nothing was changed',
  },
  delete: {
    detail:
      'Nobody gets tokens by it any more. Shoppers who are in now are strangers again once their token ends, within four hours; apps on a server stop at once.',
  },
});
