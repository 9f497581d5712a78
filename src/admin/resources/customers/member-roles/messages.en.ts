import { addMessages } from '#admin/i18n/messages.ts';

addMessages('member-roles', {
  one: 'role',
  list: {
    noneDetail: 'Create a role and assign it to members.',
  },
  column: { key: 'Key', blocked: 'Blocked members' },
  field: { title: 'Name', roleKey: 'Key' },
  input: { title: 'Name', roleKey: 'Key', blockable: 'Blocked members' },
  hint: {
    title: 'Visible to members.',
    roleKey: 'Capital letters, digits and underscores. Can’t be changed later.',
  },
  blockable: {
    label: 'Exclude blocked members',
    on: 'Blocked members can’t have this role.',
    off: 'Blocked members can have this role, too.',
  },
  system: 'Built-in',
  locked: 'This role is built in and can’t be changed. You can assign it to members.',
  may: 'Allowed',
  mayNot: 'Not allowed',
  delete: { detail: 'It can no longer be assigned. Members who have it keep it until you remove it.' },
  holders: 'Members',
  nobody: 'No members yet.',
  email: 'Email of a member',
  give: 'Assign role',
  take: 'Remove from %{name}',
  unknown: 'No member has this email.',
  assigned: 'Assigned to %{email}',
  removed: 'Removed from %{name}',
});
