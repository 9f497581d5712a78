import { addWords } from '../../i18n/words.ts';

addWords('counterpart', {
  palette: {
    label: 'Command palette',
    on: 'On %{record}',
    goTo: 'Go to',
    found: 'Found',
    recent: 'Recent',
    actions: 'Do',
    upload: 'Upload files',
    page: 'On this page',
    views: 'Views',
    copyLink: 'Copy the link',
    light: 'Light appearance',
    dark: 'Dark appearance',
    system: 'Appearance as the system',
    searching: 'Searching…',
    nothing: 'Nothing is called “%{text}”.',
    searchFailed: 'The search did not answer.',
    choose: 'choose',
    open: 'open',
    newTab: 'in a new tab',
    leave: 'leave %{record}',
    results: '%{smart_count} result |||| %{smart_count} results',
  },
});
