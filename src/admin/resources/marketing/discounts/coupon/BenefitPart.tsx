import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { couponKinds } from '#shared/coupons.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import styles from '../discounts.module.css';
import { ChoiceCell, NumberCell, Problem } from '../form/Cells.tsx';
import { ScopeField } from '../form/ScopeField.tsx';
import type { useNames } from '../use-sentence-tools.ts';
import { reachOf, type CouponForm, type CouponKind } from './coupon-form.ts';
import { useCouponDraft } from './use-coupon-form.ts';

type Typed = 'amount' | 'percentage' | 'price' | 'x' | 'y';

const typedOf: Readonly<Record<CouponKind, readonly Typed[]>> = {
  MONEY_OFF: ['amount'],
  PERCENT_OFF: ['percentage'],
  FREE_SHIPPING: [],
  FIXED_PRICE: ['price'],
  BUY_X_GET_Y: ['x', 'y'],
};
const isMoney = (field: Typed): boolean => field === 'amount' || field === 'price';

/** Kinds that are of the order or of items: the others know by themselves. */
const mayChoose = ({ kind }: CouponForm): boolean => kind === 'MONEY_OFF' || kind === 'PERCENT_OFF';

function ValueRow() {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { form, change } = useCouponDraft();
  const say = (key: string) => translate(`discounts.coupon.${key}`);
  const fields = typedOf[form.kind];
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['joint']}>{translate('discounts.then.take')}</span>
        <span className={styles['wideCell']} data-place="kind">
          <ChoiceCell
            label={say('kind')}
            value={form.kind}
            options={couponKinds.map((kind) => [kind, say(`kinds.${kind}`)] as const)}
            onChange={(kind) => change({ kind })}
          />
        </span>
        {fields.map((field) => (
          <span key={field} className={styles['number']}>
            <NumberCell
              label={say(`value.${field}`)}
              value={form[field]}
              place={field}
              {...(isMoney(field) ? { before: currency } : { after: say(`unit.${field}`) })}
              onChange={(value) => change({ [field]: value })}
            />
          </span>
        ))}
      </div>
      <Problem places={fields} />
    </>
  );
}

function OrderRow() {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { form, change } = useCouponDraft();
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['joint']}>{translate('discounts.coupon.when')}</span>
        <span className={styles['wideCell']}>
          <NumberCell
            label={translate('discounts.coupon.least')}
            value={form.least}
            place="least"
            before={currency}
            placeholder={translate('discounts.coupon.anySum')}
            onChange={(least) => change({ least })}
          />
        </span>
      </div>
      <Problem places={['least']} />
    </>
  );
}

function ItemsRow({ names }: { names: ReturnType<typeof useNames> }) {
  const translate = useTranslate();
  const { form, change, allowed } = useCouponDraft();
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['joint']}>{translate('discounts.then.of')}</span>
        <ScopeField
          single
          label={translate('discounts.coupon.items')}
          place="scope"
          scope={form.scope}
          names={names}
          allowed={allowed}
          onChange={(scope) => change({ scope })}
        />
      </div>
      <Problem places={['scope']} />
    </>
  );
}

/** What the code takes off, and of what. */
export function BenefitPart({ names }: { names: ReturnType<typeof useNames> }) {
  const translate = useTranslate();
  const { form, change, allowed } = useCouponDraft();
  const say = (key: string) => translate(`discounts.coupon.${key}`);
  return (
    <div className={styles['section']}>
      <h2>{translate('discounts.then.title')}</h2>
      <div className={styles['rows']}>
        <ValueRow />
        {mayChoose(form) && (
          <div className={styles['row']}>
            <span className={styles['joint']}>{say('off')}</span>
            <span className={styles['wideCell']}>
              <ChoiceCell
                label={say('reach')}
                value={form.reach}
                options={[
                  ['order', say('reaches.order')],
                  ['items', say('reaches.items')],
                ]}
                onChange={(reach) => change({ reach })}
              />
            </span>
          </div>
        )}
        {reachOf(form) === 'order' ? <OrderRow /> : <ItemsRow names={names} />}
        {form.kind !== 'FREE_SHIPPING' && (
          <FormControlLabel
            className={styles['more'] ?? ''}
            disabled={!allowed}
            control={
              <Checkbox
                checked={form.cheapest}
                onChange={({ target }) => change({ cheapest: target.checked })}
              />
            }
            label={say(form.kind === 'BUY_X_GET_Y' ? 'once' : 'cheapest')}
          />
        )}
      </div>
    </div>
  );
}
