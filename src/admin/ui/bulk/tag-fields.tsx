import { useTranslate } from 'ra-core';
import { useFieldValues } from '../filter/use-field-values.ts';
import { TagField } from '../TagField.tsx';
import { isTagTooLong, maxTagLength, tagsIn } from '../tags.ts';
import type { BulkFieldsProps } from './bulk-job.ts';

interface Tagging {
  assign: string[];
  unassign: string[];
}

/**
 * Tags to put on many and to take off.
 * @param path where the records have theirs, to offer those that there are
 * @param words under which it speaks: `orders.bulk.update-tags`
 */
export const tagFields = (path: string, words: string) =>
  function TagFields({ values, change }: BulkFieldsProps<Tagging>) {
    const translate = useTranslate();
    const known = useFieldValues(path);
    const say = (name: string, tag = '') => translate(`${words}.${name}`, { tag, count: maxTagLength });
    return (
      <>
        {(['assign', 'unassign'] as const).map((field) => (
          <TagField
            key={field}
            label={say(field)}
            hint={field === 'assign' && say('hint')}
            tags={values[field]}
            onChange={(tags) => change({ [field]: tags })}
            known={known}
            read={tagsIn}
            wrong={(tag) => (isTagTooLong(tag) ? say('long') : undefined)}
            removeLabel={(tag) => say('remove', tag)}
            autoFocus={field === 'assign'}
          />
        ))}
      </>
    );
  };
