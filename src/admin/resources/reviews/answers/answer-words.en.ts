import { addWords } from '#admin/i18n/words.ts';

addWords('reviews', {
  answers: {
    open: 'Saved answers',
    none: 'None yet. What you answer again and again can be kept here, for the whole team.',
    manage: 'Manage answers…',
    title: 'Saved answers',
    close: 'Close',
    add: 'New answer',
    edit: 'Change “%{title}”',
    remove: 'Delete “%{title}”',
    name: 'Title',
    text: 'Text',
    textHint: 'In its place come {name}, {product} and {shop}.',
    unknown: 'Nobody knows %{places}. There are {name}, {product} and {shop}.',
    needed: 'Write a title and a text.',
    tooLong: 'At most %{most} characters.',
    save: 'Save answer',
    back: 'Back',
    failed: 'The answers could not be read',
  },
});
