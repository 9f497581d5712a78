import { addMessages } from '#admin/i18n/messages.ts';

addMessages('badges', {
  one: 'badge',
  list: {
    noneDetail: 'Create a badge for members, such as “Collector”.',
  },
  column: { order: 'Position', name: 'Name', badge: 'Badge', description: 'Description', members: 'Members' },
  move: {
    up: 'Move “%{name}” up',
    down: 'Move “%{name}” down',
    undo: 'Undo',
    failed: 'Couldn’t move the badge.',
  },
  field: {
    title: 'Name',
    description: 'Description',
    backgroundColor: 'Background color',
    textColor: 'Text color',
    icon: 'Icon',
  },
  input: {
    title: 'Name',
    description: 'Description',
    backgroundColor: 'Background color',
    textColor: 'Text color',
    icon: 'Icon',
  },
  form: {
    titleHint: 'Also used for its URL in the store.',
    descriptionHint: 'Visible to members.',
    noColour: 'Enter a color, such as #7B2A59.',
    choose: 'Choose %{colour}',
    pickIcon: 'Badge icon',
    read: 'Contrast of text and background',
    lowContrast: 'The text is hard to read on this background: the contrast should be at least %{least}:1',
    untitled: 'Name',
    light: 'On light background',
    dark: 'On dark background',
  },
  holders: {
    title: 'Members with %{badge}',
    count: '%{count} member |||| %{count} members',
    give: 'Assign',
    more: 'Show more',
    take: 'Remove from %{name}',
    removed: '“%{badge}” was removed from %{name}.',
    notTaken: 'Couldn’t remove the badge',
    nobody: 'Deleted member',
    failed: 'Couldn’t load the members',
  },
  delete: {
    detail:
      '%{count} member loses it, with everything limited to this badge. |||| %{count} members lose it, with everything limited to this badge.',
  },
});
