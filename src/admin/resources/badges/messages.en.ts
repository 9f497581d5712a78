import { addWords } from '../../i18n/words.ts';

addWords('badges', {
  one: 'badge',
  list: {
    failed: 'The badges could not be read',
    none: 'No badges yet',
    noneDetail: 'Make one for members to be known by, such as “Collector”.',
  },
  column: { order: 'Place', name: 'Name', badge: 'Badge', description: 'Who gets it', members: 'Members' },
  move: {
    up: 'Move “%{name}” up',
    down: 'Move “%{name}” down',
    undo: 'Undo the move',
    failed: 'The badge could not be moved. It stands where it was.',
  },
  field: {
    title: 'Name, as members see it',
    description: 'Who gets it',
    backgroundColor: 'Ground',
    textColor: 'Word',
    icon: 'Sign',
  },
  part: {
    title: 'Name',
    description: 'Who gets it',
    backgroundColor: 'Ground',
    textColor: 'Word',
    icon: 'Sign',
  },
  form: {
    failed: 'The badge could not be read',
    titleHint: 'Its address in the shop is made of it.',
    descriptionHint: 'Members read it too.',
    noColour: 'A color such as #7B2A59.',
    choose: '%{colour}, choose',
    pickIcon: 'The sign of the badge',
    read: 'The word on its ground',
    unread: 'Many cannot read the word on its ground: it takes %{least} : 1',
    untitled: 'Name',
    light: 'On a light ground',
    dark: 'On a dark ground',
  },
  who: {
    title: 'Who has %{badge}',
    count: '%{count} member |||| %{count} members',
    give: 'Give',
    more: 'More of them',
    take: 'Take it off %{name}',
    taken: '%{name} does not have “%{badge}” any more.',
    notTaken: 'The badge could not be removed',
    nobody: 'A member who is gone',
    failed: 'Who has it could not be read',
  },
  delete: {
    detail:
      '%{count} member loses it, and whatever is limited to it. |||| %{count} members lose it, and whatever is limited to it.',
  },
});
