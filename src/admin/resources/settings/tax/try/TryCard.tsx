import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { TaxTrialRequest } from '#shared/tax-answer.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { FixFirst } from '#admin/ui/FixFirst.tsx';
import { FormContext } from '#admin/ui/form/form-context.ts';
import { useSampleCart, useSampleProducts } from '#admin/ui/sample-cart.ts';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { TaxRecord, TaxValues } from '../table.ts';
import { CartTools } from './CartTools.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import './messages-try.en.ts';
import { buyerParams, addressParams, nobody, type TriedOrder, type TriedPlace } from './place-choice.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TrialTotals, TaxOutcome } from './TrialTotals.tsx';
import { TriedLine } from './TriedLine.tsx';
import styles from './Try.module.css';
import { useRuleText } from './use-rule-text.ts';
import { draftOf, isPartly, useTaxTrial } from './use-tax-trial.ts';

interface Props {
  record: TaxRecord;
  values: TaxValues;
  /** Where the shop is at home. */
  home: string | undefined;
}

/** Delivered there, bought by them: what the server takes with the rates as they are typed. */
export default function TryCard({ record, values, home }: Props) {
  const translate = useTranslate();
  const form = use(FormContext);
  const [place, setPlace] = useState<TriedPlace>({
    country: home ?? Object.values(record.regions)[0]?.country ?? '',
    subdivision: '',
    postalCode: '',
  });
  const [buyer, setBuyer] = useState(nobody);
  const [order, setOrder] = useState<TriedOrder>();
  const cart = useSampleCart();
  const products = useSampleProducts(cart.lines);
  const mappings = draftOf(record, values);
  const isEmpty = !order && cart.isRead && cart.lines.length === 0;
  const requested = buyerParams(buyer);
  const request: TaxTrialRequest | undefined =
    mappings === undefined || isEmpty || !cart.isRead || place.country === ''
      ? undefined
      : {
          address: addressParams(place),
          ...(requested && { buyer: requested }),
          ...(order
            ? { orderId: order.id }
            : { lines: cart.lines.map(({ id, quantity }) => ({ catalogItemId: id, quantity })) }),
          ...(mappings.length > 0 && { draft: { mappings } }),
        };
  const { trial, error, retry } = useTaxTrial(request);
  const rule = useRuleText(record, trial?.exemptGroup?.name);
  const say = (key: string, said?: object) => translate(`tax-try.${key}`, said);
  const currency = trial?.currency ?? 'EUR';
  return (
    <>
      <Card id="try" title={say('title')} flush>
        <div className={styles['fields']}>
          <PlaceFields record={record} place={place} onChange={setPlace} />
          <BuyerFields buyer={buyer} answer={trial?.taxId} onChange={setBuyer} />
        </div>
        {order && <p className={styles['order']}>{say('order', { number: order.number })}</p>}
        <ul aria-label={say('cart')}>
          {order
            ? trial?.lines.map((line) => (
                <TriedLine
                  key={`${line.kind} ${line.id}`}
                  name={line.kind === 'DELIVERY' && line.name === '' ? say('delivery') : line.name}
                  line={line}
                  currency={currency}
                  rule={rule}
                />
              ))
            : cart.lines.map(({ id, quantity }, index) => (
                <TriedLine
                  key={id}
                  name={products.get(id)?.name ?? trial?.lines[index]?.name ?? ''}
                  product={products.get(id)}
                  line={trial?.lines[index]}
                  currency={currency}
                  rule={rule}
                  pieces={{ quantity, most: cart.most, onChange: (next) => cart.change(id, next) }}
                />
              ))}
        </ul>
        <CartTools
          taken={new Set(cart.lines.map(({ id }) => id))}
          isFull={cart.isFull}
          order={order}
          onAdd={cart.add}
          onOrder={setOrder}
        />
        {mappings === undefined && (
          <FixFirst className={styles['note']} text={say('wrong')} onShow={form?.showErrors} />
        )}
        {!isEmpty && place.country === '' && <p className={styles['note']}>{say('noCountry')}</p>}
        {isEmpty && <p className={styles['note']}>{say('empty')}</p>}
        {error && (
          <div className={styles['note']}>
            <ErrorState inline title={say('failed')} error={error} retry={retry} />
          </div>
        )}
        {!trial && !error && (request !== undefined || !cart.isRead) && (
          <div className={styles['note']} aria-busy>
            <LineSkeleton widths={[70, 90, 60]} />
          </div>
        )}
        {trial && (
          <>
            <TaxOutcome trial={trial} />
            {isPartly(values) && <p className={styles['note']}>{say('asSaved')}</p>}
            <TrialTotals trial={trial} />
          </>
        )}
      </Card>
      <p className={styles['honest']}>
        <ShieldCheck size={14} aria-hidden />
        <span>{say('honest')}</span>
      </p>
    </>
  );
}
