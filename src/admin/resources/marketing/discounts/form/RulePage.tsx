import { useTranslate } from 'ra-core';
import { useSession } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import type { RuleRecord } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { sentenceOf } from '../sentence.ts';
import { useTriedRule } from '../try/use-tried-rule.ts';
import { UsesCard } from '../uses/UsesCard.tsx';
import { scopesOf, useNames } from '../use-sentence-tools.ts';
import { DiscountFrame } from './DiscountFrame.tsx';
import { HowSwitch } from './HowSwitch.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { DiscountSentence } from './DiscountSentence.tsx';
import { StackCard } from './StackCard.tsx';
import { ThenPart } from './ThenPart.tsx';
import { useDiscountCommands } from './use-discount-commands.ts';
import { useDiscountForm } from './use-discount-form.ts';
import { WeeklyRows } from './WeeklyRows.tsx';
import { WhenPart } from './WhenPart.tsx';

interface Props {
  discount: RuleRecord | undefined;
  /** What a new one begins with. */
  like?: RuleRecord | undefined;
}

/** One automatic discount, to make or to change: nothing is sent before "Save", and it is tried as it is typed. */
export function RulePage({ discount, like }: Props) {
  const translate = useTranslate();
  const tries = useSession()?.ownFields ?? false;
  const form = useDiscountForm(discount, like);
  const names = useNames(scopesOf(form.values));
  const tried = useTriedRule(discount, form.values);
  useDiscountCommands(discount, form);
  return (
    <DiscountFrame
      record={discount}
      name={discount?.name ?? undefined}
      form={form}
      trial={{ start: form.values.start, tried }}
    >
      <DiscountSentence names={names} sentence={(telling) => sentenceOf(form.values, telling)} />
      <Card>
        <div className={styles['fields']}>
          {!discount && tries && <HowSwitch how="automatic" />}
          <TextInput name="name" hint={translate('discounts.form.nameHint')} autoFocus={!discount} />
          <SwitchInput
            name="active"
            label={translate('discounts.input.active')}
            hint={{ on: translate('discounts.form.onHint'), off: translate('discounts.form.offHint') }}
          />
        </div>
      </Card>
      <Card flush>
        <WhenPart names={names} />
        <ThenPart names={names} />
      </Card>
      <LimitsCard>
        <WeeklyRows />
      </LimitsCard>
      <StackCard discount={discount} />
      {discount && tries && <UsesCard kind="rule" id={discount.id} />}
    </DiscountFrame>
  );
}
