import Button from '@mui/material/Button';
import { addMinutes } from 'date-fns/addMinutes';
import { startOfMinute } from 'date-fns/startOfMinute';
import { CalendarOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { stateOf, titleOf, type CouponRecord } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { DiscountFrame } from '../form/DiscountFrame.tsx';
import { HowSwitch } from '../form/HowSwitch.tsx';
import { LimitsCard } from '../form/LimitsCard.tsx';
import { DiscountSentence } from '../form/DiscountSentence.tsx';
import { localOf } from '../store-time.ts';
import { useNames } from '../use-sentence-tools.ts';
import { UsesCard } from '../uses/UsesCard.tsx';
import { BenefitPart } from './BenefitPart.tsx';
import { CodeFields } from './CodeFields.tsx';
import { CodesCard } from './CodesCard.tsx';
import { couponSentence } from './coupon-sentence.ts';
import { useCouponForm } from './use-coupon-form.ts';
import { useTriedCoupon } from './use-tried-coupon.ts';
import '../messages.en.ts';
import '../form-messages.en.ts';
import './coupon-messages.en.ts';

interface Props {
  coupon: CouponRecord | undefined;
  /** What a new one begins with. */
  like?: CouponRecord | undefined;
  many?: boolean;
}

/** This minute of the shop; of one that began in it, the next. */
function endNow({ startTime }: CouponRecord, timeZone: string): string {
  const now = new Date();
  const after = addMinutes(startOfMinute(new Date(startTime)), 1);
  return localOf(after > now ? after : now, timeZone);
}

/** One code, or many that are good for one order each, to make or to change. */
export default function CouponPage({ coupon, like, many = false }: Props) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const form = useCouponForm(coupon, { like, many });
  const names = useNames([form.values.scope]);
  const tried = useTriedCoupon(coupon, form.values);
  const word = (key: string) => translate(`discounts.coupon.${key}`);
  const ended = coupon && stateOf(coupon.told, new Date()) === 'ended';
  return (
    <DiscountFrame
      record={coupon}
      name={coupon && titleOf(coupon)}
      form={form}
      trial={{ start: form.values.start, tried }}
      actions={
        coupon &&
        form.allowed &&
        !ended && (
          <Button onClick={() => form.change({ end: endNow(coupon, timeZone) })}>
            <CalendarOff aria-hidden />
            {word('end')}
          </Button>
        )
      }
    >
      <DiscountSentence names={names} sentence={(telling) => couponSentence(form.values, telling)} />
      <Card>
        <div className={styles['fields']}>
          {!coupon && <HowSwitch how="code" />}
          <TextInput name="name" hint={word('nameHint')} autoFocus={!coupon} />
          <CodeFields isSaved={coupon !== undefined && coupon.code === undefined} />
          <SwitchInput
            name="active"
            label={translate('discounts.input.active')}
            hint={{ on: translate('discounts.form.onHint'), off: word('offHint') }}
          />
        </div>
      </Card>
      <Card flush>
        <BenefitPart names={names} />
      </Card>
      <LimitsCard />
      {coupon && (coupon.code === undefined || coupon.codeCount > 0) && <CodesCard coupon={coupon} />}
      {coupon && <UsesCard kind="coupon" id={coupon.id} />}
    </DiscountFrame>
  );
}
