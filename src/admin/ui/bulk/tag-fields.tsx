import { useTranslate } from 'ra-core';
import { useFieldValues } from '../filter/use-field-values.ts';
import { TagField } from '../TagField.tsx';
import { isTagTooLong, maxTagLength, tagsIn, type TagChange } from '../tags.ts';
import type { BulkFieldsProps } from './bulk-job.ts';

const otherField = { assign: 'unassign', unassign: 'assign' } as const;

/**
 * Tags to add to many records and to remove. One that stands in the other field is neither offered nor accepted.
 * @param path where the records have theirs, to offer those that there are
 * @param words under which it speaks: `orders.bulk.update-tags`
 */
export const tagFields = (path: string, words: string) =>
  function TagFields({ values, change }: BulkFieldsProps<TagChange>) {
    const translate = useTranslate();
    const known = useFieldValues(path);
    const say = (name: string, tag = '') => translate(`${words}.${name}`, { tag, count: maxTagLength });
    const wrong = (tag: string, others: readonly string[]): string | undefined => {
      if (isTagTooLong(tag)) return say('long');
      return others.includes(tag) ? say('both', tag) : undefined;
    };
    return (
      <>
        {(['assign', 'unassign'] as const).map((field) => (
          <TagField
            key={field}
            label={say(field)}
            hint={field === 'assign' && say('hint')}
            tags={values[field]}
            onChange={(tags) => change({ [field]: tags })}
            known={known.filter((tag) => !values[otherField[field]].includes(tag))}
            read={tagsIn}
            wrong={(tag) => wrong(tag, values[otherField[field]])}
            removeLabel={(tag) => say('remove', tag)}
            autoFocus={field === 'assign'}
          />
        ))}
      </>
    );
  };
