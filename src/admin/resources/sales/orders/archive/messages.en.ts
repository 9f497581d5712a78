import { addMessages } from '#admin/i18n/messages.ts';

/** Putting an order away. */
addMessages('orders', {
  archive: {
    chip: 'Archived',
    done: '#%{number} is in the archive: lists leave it out',
    undone: '#%{number} is out of the archive',
    failed: '#%{number} wasn’t archived. %{cause}',
    notUndone: '#%{number} stays in the archive. %{cause}',
  },
});
