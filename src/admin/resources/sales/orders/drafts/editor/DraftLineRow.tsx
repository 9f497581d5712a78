import IconButton from '@mui/material/IconButton';
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { DraftLine } from '#wix/draft-operations.ts';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { Money } from '#admin/ui/Money.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { AmountField } from '../../refund/AmountField.tsx';
import { big, readAmount, toDecimalString } from '../../refund/amounts.ts';
import { lineDetail, lineName } from '../../show/line-text.ts';
import { Picture } from '../../show/Picture.tsx';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

const max = 100_000;

interface Props {
  detail: DraftLine;
  currency: string;
  editor: DraftEditor;
  mayEdit: boolean;
  sent: number;
  problem?: string | undefined;
}

export function DraftLineRow({ detail, currency, editor, mayEdit, sent, problem }: Props) {
  const translate = useTranslate();
  const { added, removed, changedDetails: before } = detail;
  const line: OrderLineItem = detail.lineItem ?? {};
  const lineItemId = line._id ?? '';
  const name = lineName(line);
  const told = removed ? 0 : (line.quantity ?? 0);
  const quantity = editor.typed(`quantity ${lineItemId}`, told);
  const each = line.price?.amount ?? '0';
  const price = editor.typed(`price ${lineItemId}`, each);
  const typedPrice = readAmount(price, currency);
  const wasQuantity = removed ? (line.quantity ?? 0) : (before?.quantityBeforeChange ?? undefined);
  const wasPrice = before?.priceBeforeChange?.amount;
  const setQuantity = (newQuantity: number) =>
    editor.soon(`quantity ${lineItemId}`, newQuantity, 'updateLine', { lineItemId, newQuantity });
  const setPrice = (text: string) => {
    const { value, problem } = readAmount(text, currency);
    if (problem || text.trim() === '') return editor.hold(`price ${lineItemId}`, text);
    return editor.soon(`price ${lineItemId}`, text, 'updateLine', {
      lineItemId,
      newPrice: toDecimalString(value, currency),
    });
  };
  return (
    <div className={removed ? styles['deleted'] : styles['line']} role="group" aria-label={name}>
      <Picture image={line.image} faded={removed === true} />
      <div className={styles['name']}>
        <b>{name}</b>
        <small>
          {added && <em>{translate('drafts.lines.added')} </em>}
          {removed && <em>{translate('drafts.lines.removed')} </em>}
          {lineDetail(line)}
          {sent > 0 && ` · ${translate('drafts.lines.sent', { smart_count: sent })}`}
        </small>
        {mayEdit && sent > 0 && <small>{translate('drafts.lines.fulfilled', { smart_count: sent })}</small>}
        {problem && (
          <small className={styles['bad']} role="alert">
            {problem}
          </small>
        )}
      </div>
      <div className={styles['quantity']}>
        {mayEdit ? (
          <Stepper
            value={quantity}
            min={sent}
            max={max}
            label={translate('drafts.lines.quantityOf', { name })}
            decreaseLabel={translate('drafts.lines.less', { name })}
            increaseLabel={translate('drafts.lines.more', { name })}
            onChange={setQuantity}
          />
        ) : (
          <span className="num">{told}</span>
        )}
        {wasQuantity !== undefined && wasQuantity !== quantity && (
          <small>{translate('drafts.lines.was', { value: wasQuantity })}</small>
        )}
      </div>
      <div className={styles['each']}>
        {mayEdit && !removed ? (
          <AmountField
            label={translate('drafts.lines.priceOf', { name })}
            hideLabel
            currency={currency}
            value={price}
            error={typedPrice.problem && translate(`orders.amount.${typedPrice.problem}`)}
            onChange={setPrice}
          />
        ) : (
          <Money amount={each} currency={currency} />
        )}
        {wasPrice && !big(wasPrice).eq(big(each)) && (
          <small>
            {translate('drafts.lines.wasPrice')} <Money amount={wasPrice} currency={currency} />
          </small>
        )}
      </div>
      <div className={styles['amount']}>
        {removed ? (
          '—'
        ) : (
          <Money amount={toDecimalString(big(each).times(told), currency)} currency={currency} />
        )}
      </div>
      {mayEdit && (
        <IconButton
          size="small"
          className={styles['away']}
          disabled={sent > 0 && removed !== true}
          aria-label={translate(removed ? 'drafts.lines.putBack' : 'drafts.lines.remove', { name })}
          onClick={() => setQuantity(removed ? (line.quantity ?? 1) : 0)}
        >
          {removed ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
