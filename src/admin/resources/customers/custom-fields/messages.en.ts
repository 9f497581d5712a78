import { enumLabels } from '#shared/enum-labels.en.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('custom-fields', {
  one: 'custom field',
  list: {
    failed: 'Couldn’t load the custom fields',
    none: 'No custom fields yet',
    noneDetail: 'Add fields to member profiles.',
  },
  type: enumLabels.CustomFieldType,
  network: enumLabels.SocialTypeType,
  section: enumLabels.CustomFieldSection,
  column: {
    order: 'Position',
    name: 'Field',
    type: 'Type',
    for: 'For',
    owner: 'Owner',
    member: 'Member',
    visitor: 'Visitor',
    team: 'Team',
  },
  for: { all: 'Everyone', some: 'Some' },
  sees: 'visible',
  blind: 'not visible',
  move: {
    up: 'Move “%{name}” up',
    down: 'Move “%{name}” down',
    failed: 'Couldn’t move the field.',
  },
  field: {
    name: 'Name',
    fieldType: 'Type',
    socialType: 'Network',
    defaultPrivacy: 'Visibility',
  },
  input: {
    fieldType: 'Type',
    socialType: 'Network',
    defaultPrivacy: 'Visibility',
    only: 'Members included',
    except: 'Members excluded',
  },
  option: { defaultPrivacy: { PUBLIC: 'Everyone', PRIVATE: 'Owner and staff', UNKNOWN: 'No one' } },
  meaning: {
    defaultPrivacy: {
      PUBLIC: 'Visible to members and visitors if the profile is public.',
      PRIVATE: 'Visible only to the member and your staff.',
    },
  },
  form: {
    failed: 'Couldn’t load the custom field',
    typeHint: 'Can’t be changed later.',
    noNetwork: 'Choose a network.',
    isHidden: 'This field isn’t on the profile. Add it from the suggestions to change it.',
  },
  limits: {
    only: 'Only for members with one of',
    onlyHint: 'Leave empty for all members.',
    except: 'Not for members with one of',
    exceptHint: 'Takes precedence.',
  },
  preview: {
    title: 'Profile preview by audience',
    owner: 'Noa (profile owner)',
    member: 'A signed-in member',
    visitor: 'A visitor',
    count: '%{smart_count} field |||| %{smart_count} fields',
    not: 'Hidden: %{names}',
  },
  hide: {
    action: 'Remove from profile',
    detail: 'Members’ answers are kept in case you add it again.',
    done: '“%{name}” was removed from the profile.',
    failed: 'Couldn’t remove the field',
  },
  suggested: {
    title: 'Suggestions',
    detail: 'Available fields that aren’t on the profile.',
    add: 'Add “%{name}” to the profile',
    short: 'Add',
    done: '“%{name}” was added to the profile.',
    failed: 'Couldn’t add the field.',
  },
  delete: {
    detail:
      'Members’ answers are permanently deleted, too. To keep them, remove the field from the profile instead.',
  },
});
