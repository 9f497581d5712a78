import { useState, type FormEvent } from 'react';
import {
  MAX_RETURN_NOTE,
  RETURN_REASONS,
  type ReturnLine,
  type ReturnReason,
  type ReturnsOfOrder,
} from '#shared/returns.ts';
import { CallError } from '#wix/errors.ts';
import { requestReturn, type ReturnProof } from '#wix/shopper/returns.ts';
import { useT } from '../page-context.tsx';
import { ShopDate } from '../ShopDate.tsx';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import styles from './returns.module.css';

interface Props {
  proof: ReturnProof;
  lines: ReturnsOfOrder['lines'];
  nameOf: (lineItemId: string) => string;
  /** Something was asked, or is to be read again. */
  onAsked: () => void;
  onCancel: () => void;
}

interface Chosen {
  quantity: number;
  reason: ReturnReason;
}

type ReturnFormError = 'none' | 'failed' | 'rejected' | 'tooMany';

const troubleOf = (thrown: unknown): ReturnFormError => {
  const status = thrown instanceof CallError ? thrown.status : 0;
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'rejected' : 'failed';
};

/** Which pieces go back, and why: of each line by itself. */
export function ReturnForm({ proof, lines, nameOf, onAsked, onCancel }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [returnFormError, setReturnFormError] = useState<ReturnFormError>();
  const [rejected, setRejected] = useState<unknown>();
  const returnLines: ReturnLine[] = Object.entries(chosen).flatMap(([lineItemId, { quantity, reason }]) =>
    quantity > 0 ? [{ lineItemId, quantity, reason }] : [],
  );
  const count = returnLines.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (id: string, part: Partial<Chosen>) =>
    setChosen((before) => ({
      ...before,
      [id]: { quantity: 0, reason: 'CHANGED_MIND', ...before[id], ...part },
    }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (count === 0) {
      setReturnFormError('none');
      return;
    }
    setBusy(true);
    setReturnFormError(undefined);
    try {
      await requestReturn(proof, returnLines, note);
      onAsked();
    } catch (thrown) {
      setReturnFormError(troubleOf(thrown));
      setRejected(thrown);
      setBusy(false);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{t('returns.items')}</legend>
        <ul>
          {lines.map(({ lineItemId, quantity, until, why }) => {
            const name = nameOf(lineItemId);
            const own = chosen[lineItemId]?.quantity ?? 0;
            return (
              <li key={lineItemId}>
                <div className={styles['line']}>
                  <span>
                    <b>{name}</b>
                    <small className="quiet">
                      {why ? (
                        t(`returns.notReturnable.${why}`)
                      ) : (
                        <>
                          {t('returns.until')} <ShopDate value={until ?? ''} />
                        </>
                      )}
                    </small>
                  </span>
                  {!why && (
                    <Stepper
                      label={t('returns.pieces', { name })}
                      value={own}
                      min={0}
                      max={quantity}
                      onChange={(next) => change(lineItemId, { quantity: next })}
                    />
                  )}
                </div>
                {own > 0 && (
                  <Select
                    label={t('returns.reasonLabel')}
                    aria-label={t('returns.reasonOf', { name })}
                    value={chosen[lineItemId]?.reason ?? 'CHANGED_MIND'}
                    onChange={({ target }) => change(lineItemId, { reason: target.value as ReturnReason })}
                  >
                    {RETURN_REASONS.map((reason) => (
                      <option key={reason} value={reason}>
                        {t(`returns.reason.${reason}`)}
                      </option>
                    ))}
                  </Select>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      <Field label={t('returns.note')} hint={t('returns.noteHint')}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="inp"
            rows={3}
            maxLength={MAX_RETURN_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {returnFormError && (
        <FailureNotice error={returnFormError === 'rejected' ? rejected : undefined}>
          {t(`returns.${returnFormError}`)}
        </FailureNotice>
      )}
      <p className={styles['buttons']}>
        <Button type="submit" busy={busy}>
          {busy ? t('returns.sending') : t('returns.send', { count })}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('returns.cancel')}
        </Button>
      </p>
    </form>
  );
}
