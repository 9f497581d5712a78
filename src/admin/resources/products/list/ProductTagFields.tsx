import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { useFieldValues } from '../../../ui/filter/use-field-values.ts';
import { TagField } from '../../../ui/TagField.tsx';
import { isTagTooLong, longestTag, tagsIn } from '../../../ui/tags.ts';
import '../messages.en.ts';

export default function ProductTagFields({
  values,
  change,
}: BulkFieldsProps<{ assign: string[]; unassign: string[] }>) {
  const translate = useTranslate();
  const known = useFieldValues('tags.privateTags.tagIds');
  const say = (name: string, tag = '') => translate(`products.bulk.tags.${name}`, { tag, count: longestTag });
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
}
