import { addWords } from '../../i18n/words.ts';

addWords('member-roles', {
  one: 'role',
  list: {
    failed: 'The roles could not be read',
    none: 'No roles yet',
    noneDetail: 'Create one, and give it to members.',
  },
  column: { name: 'Name', key: 'Key', blocked: 'Blocked members' },
  field: { title: 'Name', roleKey: 'Key' },
  part: { title: 'Name', roleKey: 'Key', blockable: 'Blocked members' },
  hint: { title: 'Members see it.', roleKey: 'Capital letters, digits and underscores. It stays as it is.' },
  blockable: {
    label: 'Not for blocked members',
    on: 'Blocked members cannot be given it.',
    off: 'Blocked members may be given it too.',
  },
  system: 'Came with the shop',
  locked: 'It came with the shop and stays as it is. Members can be given it.',
  may: 'May have it',
  mayNot: 'Cannot have it',
  delete: { detail: 'Nobody can be given it any more. Who has it keeps it until it is taken from them.' },
  holders: 'Who has it',
  nobody: 'Nobody has it yet.',
  email: 'E-mail of a member',
  give: 'Give the role',
  take: 'Take it from %{name}',
  unknown: 'No member signs in with this address.',
  given: 'Given to %{email}',
  taken: 'Taken from %{name}',
});
