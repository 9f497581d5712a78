import { useRef, useState } from 'react';
import { AddressLines } from '../../shell/address/AddressLines.tsx';
import { toValues, type SavedAddress } from '../../shell/address/saved-address.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Chip, Notice } from '../../shell/ui/Notice.tsx';
import { AddressForm } from './AddressForm.tsx';
import { changeAddresses, type AddressChange } from './addresses.ts';
import styles from './addresses.module.css';

const NEW = 'new';

type AddressOutcome = 'saved' | 'removed' | 'preferred';

export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useT();
  const [editing, setEditing] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<AddressOutcome>();
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const adder = useRef<HTMLButtonElement>(null);

  const change = async (what: AddressChange, done: AddressOutcome): Promise<boolean> => {
    setBusy('id' in what ? what.id : NEW);
    setOutcome(undefined);
    setFailure(undefined);
    try {
      await changeAddresses(what);
      setOutcome(done);
      return true;
    } catch (thrown) {
      setFailure({ thrown });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const close = (): void => {
    setEditing(undefined);
    requestAnimationFrame(() => adder.current?.focus());
  };
  const save = async (what: AddressChange): Promise<void> => {
    if (await change(what, 'saved')) close();
  };

  return (
    <>
      <p className="quiet">{t(addresses.length === 0 ? 'addresses.none' : 'addresses.lead')}</p>
      {outcome && <Notice kind="success">{t(`addresses.outcome.${outcome}`)}</Notice>}
      {failure && <FailureNotice error={failure.thrown}>{t('addresses.outcome.failed')}</FailureNotice>}
      <ul className={styles['list']}>
        {addresses.map((address, index) => {
          const id = address._id ?? '';
          return (
            <li key={id || index}>
              {editing === id ? (
                <AddressForm
                  address={address}
                  busy={busy === id}
                  onSave={(next) => void save({ kind: 'replace', id, address: next })}
                  onCancel={close}
                />
              ) : (
                <Card
                  address={address}
                  preferred={index === 0}
                  busy={busy === id}
                  onEdit={() => setEditing(id)}
                  onRemove={() => {
                    void change({ kind: 'remove', id }, 'removed').then(() => adder.current?.focus());
                  }}
                  onPrefer={() => void change({ kind: 'prefer', id }, 'preferred')}
                />
              )}
            </li>
          );
        })}
      </ul>
      {editing === NEW ? (
        <AddressForm
          busy={busy === NEW}
          onSave={(address) => void save({ kind: 'add', address })}
          onCancel={close}
        />
      ) : (
        <div>
          <Button ref={adder} look="line" onClick={() => setEditing(NEW)}>
            {t('addresses.add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CardProps {
  address: SavedAddress;
  preferred: boolean;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onPrefer: () => void;
}

function Card({ address, preferred, busy, onEdit, onRemove, onPrefer }: CardProps) {
  const t = useT();
  const { line1, line2 } = toValues(address);
  const street = [line1, line2].filter(Boolean).join(', ');
  return (
    <div className={styles['card']}>
      <AddressLines address={address} />
      {preferred && <Chip kind="success">{t('addresses.preferred')}</Chip>}
      <div className={styles['buttons']}>
        <Button
          look="line"
          size="sm"
          busy={busy}
          aria-label={t('addresses.editOf', { street })}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </Button>
        {!preferred && (
          <Button
            look="line"
            size="sm"
            busy={busy}
            aria-label={t('addresses.preferOf', { street })}
            onClick={onPrefer}
          >
            {t('addresses.prefer')}
          </Button>
        )}
        <Button
          look="line"
          size="sm"
          busy={busy}
          aria-label={t('addresses.removeOf', { street })}
          onClick={onRemove}
        >
          {t('addresses.remove')}
        </Button>
      </div>
    </div>
  );
}
