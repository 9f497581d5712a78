import { addMessages } from '../../i18n/messages.ts';

addMessages('counterpart', {
  palette: {
    label: 'Command palette',
    on: 'On %{record}',
    goTo: 'Go to',
    found: 'Found',
    recent: 'Recent',
    actions: 'Actions',
    upload: 'Upload files',
    page: 'On this page',
    views: 'Views',
    copyLink: 'Copy link',
    light: 'Light appearance',
    dark: 'Dark appearance',
    system: 'System appearance',
    searching: 'Searching…',
    nothing: 'No results for “%{text}”.',
    searchFailed: 'Search isn’t responding.',
    choose: 'choose',
    open: 'open',
    newTab: 'in a new tab',
    leave: 'leave %{record}',
    results: '%{smart_count} result |||| %{smart_count} results',
  },
});
