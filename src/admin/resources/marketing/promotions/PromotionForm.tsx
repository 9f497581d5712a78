import { useTranslate } from 'ra-core';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { BannerInput } from './BannerInput.tsx';
import { PlacementsInput } from './PlacementsInput.tsx';
import {
  bounds,
  checkPromotion,
  readPromotion,
  toPromotionChange,
  type PromotionRecord,
} from './promotion-form.ts';

export function PromotionForm({ promotion }: { promotion: PromotionRecord | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: promotion,
    read: readPromotion,
    bounds,
    check: checkPromotion,
    toChange: toPromotionChange,
  });
  return (
    <RecordForm form={form} compact>
      <TextInput name="name" hint={translate('promotions.form.nameHint')} autoFocus />
      <BannerInput />
      <TextInput name="destinationUrl" hint={translate('promotions.form.urlHint')} />
      <PlacementsInput />
      <SwitchInput
        name="enabled"
        label={translate('promotions.field.enabled')}
        hint={{
          on: translate('promotions.form.enabledHint'),
          off: translate('promotions.form.disabledHint'),
        }}
      />
      {promotion && <DeleteRecord record={promotion} name={promotion.name ?? ''} />}
    </RecordForm>
  );
}
