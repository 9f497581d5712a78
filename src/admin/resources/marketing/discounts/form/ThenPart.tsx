import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from '../discounts.module.css';
import type { useNames } from '../use-sentence-tools.ts';
import { ChoiceCell, NumberCell, Problem } from './Cells.tsx';
import { takeKinds } from './rule-form.ts';
import { ScopeField } from './ScopeField.tsx';
import { useDiscountDraft } from './use-discount-form.ts';

type Names = ReturnType<typeof useNames>;

const shown = {
  PERCENTAGE: 'percentage',
  FIXED_AMOUNT: 'amount',
  FIXED_PRICE: 'price',
  QUANTITY_BASED: 'price',
} as const;

function ValueCells() {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { form, changeTake } = useDiscountDraft();
  const { kind, deal, pieces } = form.take;
  const field = shown[kind];
  return (
    <>
      <span className={styles['wideCell']}>
        <ChoiceCell
          label={translate('discounts.then.kind')}
          value={kind}
          options={takeKinds
            .filter((each) => !deal || each !== 'QUANTITY_BASED')
            .map((each) => [each, translate(`discounts.value.type.${each}`)] as const)}
          onChange={(next) => changeTake({ kind: next })}
        />
      </span>
      {kind === 'QUANTITY_BASED' && (
        <span className={styles['number']}>
          <NumberCell
            label={translate('discounts.then.pieces')}
            value={pieces}
            place="take.pieces"
            after={translate('discounts.then.piecesFor')}
            onChange={(value) => changeTake({ pieces: value })}
          />
        </span>
      )}
      <span className={styles['number']}>
        <NumberCell
          label={translate(`discounts.then.${field}`)}
          value={form.take[field]}
          place={`take.${field}`}
          {...(kind === 'PERCENTAGE' ? { after: '%' } : { before: currency })}
          onChange={(value) => changeTake({ [field]: value })}
        />
      </span>
    </>
  );
}

function DealRows({ names }: { names: Names }) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { form, changeTake, allowed } = useDiscountDraft();
  const { buys, gives, times } = form.take;
  const say = (key: string) => translate(`discounts.then.${key}`);
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['joint']}>{say('buying')}</span>
        <span className={styles['operator']}>
          <ChoiceCell
            label={say('by')}
            value={buys.by}
            options={[
              ['quantity', say('byQuantity')],
              ['spend', say('bySpend')],
            ]}
            onChange={(by) => changeTake({ buys: { ...buys, by } })}
          />
        </span>
        <span className={styles['number']}>
          <NumberCell
            label={say('least')}
            value={buys.least}
            place="take.buys.least"
            before={buys.by === 'spend' ? currency : undefined}
            onChange={(least) => changeTake({ buys: { ...buys, least } })}
          />
        </span>
        <ScopeField
          label={say('buysScope')}
          place="take.buys.scope"
          scope={buys.scope}
          names={names}
          allowed={allowed}
          onChange={(scope) => changeTake({ buys: { ...buys, scope } })}
        />
      </div>
      <Problem places={['take.buys.least']} />
      <div className={styles['row']}>
        <span className={styles['joint']}>{say('giving')}</span>
        <span className={styles['number']}>
          <NumberCell
            label={say('gives')}
            value={gives}
            place="take.gives"
            after={say('cheapest')}
            onChange={(value) => changeTake({ gives: value })}
          />
        </span>
        <span className={styles['number']}>
          <NumberCell
            label={say('times')}
            value={times}
            place="take.times"
            placeholder={say('noLimit')}
            after={say('timesUnit')}
            onChange={(value) => changeTake({ times: value })}
          />
        </span>
      </div>
      <Problem places={['take.gives', 'take.times']} />
    </>
  );
}

/** What it takes off, and of what. */
export function ThenPart({ names }: { names: Names }) {
  const translate = useTranslate();
  const { form, change, changeTake, allowed } = useDiscountDraft();
  const { take, appliesTo } = form;
  const say = (key: string) => translate(`discounts.then.${key}`);
  return (
    <div className={styles['section']}>
      <h2>{say('title')}</h2>
      <div className={styles['rows']}>
        <Segmented
          label={say('type')}
          value={take.deal ? 'deal' : 'items'}
          options={[
            { value: 'items', label: say('items'), disabled: !allowed },
            { value: 'deal', label: say('deal'), disabled: !allowed },
          ]}
          onChange={(way) =>
            changeTake({
              deal: way === 'deal',
              ...(way === 'deal' && take.kind === 'QUANTITY_BASED' && { kind: 'PERCENTAGE' }),
            })
          }
        />
        {take.deal && <DealRows names={names} />}
        <div className={styles['row']}>
          <span className={styles['joint']}>{say('take')}</span>
          <ValueCells />
        </div>
        <Problem places={['take.percentage', 'take.amount', 'take.pieces', 'take.price']} />
        <div className={styles['row']}>
          <span className={styles['joint']}>{say('of')}</span>
          <ScopeField
            label={say('scope')}
            place="take.scope"
            scope={take.scope}
            names={names}
            allowed={allowed}
            onChange={(scope) => changeTake({ scope })}
          />
          {!take.deal && take.kind !== 'QUANTITY_BASED' && (
            <span className={styles['operator']}>
              <ChoiceCell
                label={say('discountedItems')}
                value={appliesTo}
                options={[
                  ['ALL_ITEMS', say('each')],
                  ['LOWEST_PRICED_ITEM', say('lowest')],
                ]}
                onChange={(value) => change({ appliesTo: value })}
              />
            </span>
          )}
        </div>
        <Problem places={['take.scope']} />
      </div>
    </div>
  );
}
