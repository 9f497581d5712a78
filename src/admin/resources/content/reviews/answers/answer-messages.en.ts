import { addMessages } from '#admin/i18n/messages.ts';

addMessages('reviews', {
  answers: {
    open: 'Saved replies',
    none: 'No saved replies yet. Save replies you use often for your whole team.',
    manage: 'Manage replies…',
    title: 'Saved replies',
    close: 'Close',
    add: 'New reply',
    edit: 'Edit “%{title}”',
    remove: 'Delete “%{title}”',
    name: 'Title',
    text: 'Text',
    textHint: 'Placeholders: {name}, {product} and {shop}.',
    unknown: 'Unknown placeholder: %{places}. Use {name}, {product} or {shop}.',
    needed: 'Enter a title and a text.',
    tooLong: 'Up to %{most} characters.',
    save: 'Save reply',
    back: 'Back',
    failed: 'Couldn’t load the saved replies',
  },
});
