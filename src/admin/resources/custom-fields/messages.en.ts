import { enumWords } from '#shared/enum-words.en.ts';
import { addWords } from '../../i18n/words.ts';

addWords('custom-fields', {
  one: 'custom field',
  list: {
    failed: 'The fields could not be read',
    none: 'No fields yet',
    noneDetail: 'Members are asked for nothing.',
  },
  type: enumWords.CustomFieldType,
  network: enumWords.SocialTypeType,
  section: enumWords.CustomFieldSection,
  column: {
    order: 'Place',
    name: 'Field',
    type: 'Type',
    for: 'For',
    owner: 'Owner',
    member: 'Member',
    visitor: 'Visitor',
    team: 'Team',
  },
  for: { all: 'Everybody', some: 'Some' },
  sees: 'sees it',
  blind: 'does not see it',
  move: {
    up: 'Move “%{name}” up',
    down: 'Move “%{name}” down',
    failed: 'The field could not be moved. It stands where it was.',
  },
  field: {
    name: 'Name, as members see it',
    fieldType: 'Type',
    socialType: 'Network',
    defaultPrivacy: 'Who sees it',
  },
  part: {
    name: 'Name',
    fieldType: 'Type',
    socialType: 'Network',
    defaultPrivacy: 'Who sees it',
    only: 'Whom it is for',
    except: 'Whom it is not for',
  },
  option: { defaultPrivacy: { PUBLIC: 'Everybody', PRIVATE: 'Owner and team', UNKNOWN: 'Nobody' } },
  meaning: {
    defaultPrivacy: {
      PUBLIC: 'Members and visitors read it on the profile, where the profile is public.',
      PRIVATE: 'Only who fills it in reads it, and the people in the back office.',
    },
  },
  form: {
    failed: 'The field could not be read',
    typeHint: 'It stays as it is chosen now.',
    noNetwork: 'Say which network.',
    isHidden: 'It is not on the profile. Put it back from the suggestions to change it.',
  },
  limits: {
    only: 'Only for members with one of',
    onlyHint: 'With none chosen it is for everybody.',
    except: 'Not for members with one of',
    exceptHint: 'Whatever else they have.',
  },
  eyes: {
    title: 'The same profile, three pairs of eyes',
    owner: 'Noa herself',
    member: 'A signed-in member',
    visitor: 'A visitor',
    count: '%{smart_count} field |||| %{smart_count} fields',
    not: 'Not shown: %{names}',
  },
  hide: {
    action: 'Take it off the profile',
    detail: 'What members wrote stays, for when it is put back.',
    done: '“%{name}” is off the profile.',
    failed: 'The field could not be hidden',
  },
  suggested: {
    title: 'Suggestions',
    detail: 'Fields that are known and not on the profile.',
    add: 'Put “%{name}” on the profile',
    short: 'Put it on',
    done: '“%{name}” is on the profile.',
    failed: 'The field could not be put on the profile.',
  },
  delete: {
    detail:
      'What members wrote into it goes too, for good. To keep it, take the field off the profile instead.',
  },
});
