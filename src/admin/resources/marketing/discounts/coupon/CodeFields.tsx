import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useCouponDraft } from './use-coupon-form.ts';

/**
 * One code that many know, or many that are good for one order each.
 * @param isSaved codes can be generated: the discount is saved as one of many codes
 */
export function CodeFields({ isSaved }: { isSaved: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { form, change, allowed } = useCouponDraft();
  const say = (key: string) => translate(`discounts.coupon.${key}`);
  return (
    <>
      <div>
        <FieldLabel id={id}>{say('codes')}</FieldLabel>
        <Segmented
          label={say('codes')}
          value={form.many ? 'many' : 'one'}
          options={[
            { value: 'one', label: say('one'), disabled: !allowed },
            { value: 'many', label: say('many'), disabled: !allowed },
          ]}
          onChange={(next) => change({ many: next === 'many' })}
        />
      </div>
      {form.many ? (
        <p>{say(isSaved ? 'manySaved' : 'manyHint')}</p>
      ) : (
        <div data-place="code">
          <TextInput name="code" hint={say('codeHint')} />
        </div>
      )}
    </>
  );
}
