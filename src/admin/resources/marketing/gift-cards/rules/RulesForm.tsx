import { useTranslate } from 'ra-core';
import { MAX_MONTHS, MAX_PRESETS, type GiftCardRules } from '#shared/gift-cards.ts';
import { compareMoney, isDecimal, isPositiveMoney } from '#shared/money.ts';
import { Card } from '#admin/ui/Card.tsx';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import styles from '../gift-cards.module.css';

type RulesRecord = GiftCardRules & { id: string };
interface Values {
  [name: string]: unknown;
  sold: boolean;
  presets: string;
  least: string;
  max: string;
  months: string;
}

const read = (record: RulesRecord | undefined): Values => ({
  sold: record?.sold ?? true,
  presets: (record?.presets ?? []).join(', '),
  least: record?.least ?? '',
  max: record?.most ?? '',
  months: String(record?.months ?? ''),
});

const listOf = (presets: string): string[] => presets.split(/[\s,;]+/).filter(Boolean);

const toRules = ({ sold, presets, least, max, months }: Values): GiftCardRules => ({
  sold,
  presets: listOf(presets),
  least: least.trim(),
  most: max.trim(),
  months: Number(months),
});

const isSum = (text: string): boolean => isDecimal(text.trim()) && isPositiveMoney(text.trim());

function check({ presets, least, max, months }: Values): Problems {
  const amounts = listOf(presets);
  return {
    ...((amounts.length === 0 || amounts.length > MAX_PRESETS || !amounts.every(isSum)) && {
      presets: { key: 'gift-cards.rules.badPresets', values: { most: MAX_PRESETS } },
    }),
    ...(!isSum(least) && { least: { key: 'gift-cards.rules.badSum' } }),
    ...((!isSum(max) || (isSum(least) && compareMoney(max.trim(), least.trim()) < 0)) && {
      max: { key: 'gift-cards.rules.badMax' },
    }),
    ...((!/^\d{1,3}$/.test(months.trim()) || Number(months) > MAX_MONTHS) && {
      months: { key: 'gift-cards.rules.badMonths', values: { most: MAX_MONTHS } },
    }),
  };
}

export function RulesForm({ rules }: { rules: RulesRecord }) {
  const translate = useTranslate();
  const form = useRecordForm({ record: rules, read, check, toChange: toRules });
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="shop" title={translate('gift-cards.rules.shop')}>
          <div className="stack-16">
            <SwitchInput
              name="sold"
              label={translate('gift-cards.field.sold')}
              hint={{
                on: translate('gift-cards.rules.isSold'),
                off: translate('gift-cards.rules.isNotSold'),
              }}
            />
            <TextInput name="presets" hint={translate('gift-cards.rules.presetsHint')} />
            <div className={styles['pair']}>
              <TextInput name="least" />
              <TextInput name="max" />
            </div>
          </div>
        </Card>
        <Card id="time" title={translate('gift-cards.rules.time')}>
          <TextInput name="months" hint={translate('gift-cards.rules.monthsHint')} />
        </Card>
      </div>
    </RecordForm>
  );
}
