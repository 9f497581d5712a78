import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { lineName, lineOptions } from '../show/line-text.ts';
import { Picture } from '../show/Picture.tsx';
import { piecesIn, freeSlots, staying, type OpenLine, type Parcel } from './parcels.ts';
import styles from './fulfil.module.css';

interface TabsProps {
  parcels: readonly Parcel[];
  active: number;
  onActive: (key: number) => void;
}

/** Which parcel is packed, with what is in each. */
export function ParcelTabs({ parcels, active, onActive }: TabsProps) {
  const translate = useTranslate();
  return (
    <Segmented
      label={translate('orders.fulfil.packing')}
      value={String(active)}
      options={parcels.map((parcel, at) => ({
        value: String(parcel.key),
        label: (
          <>
            {translate('orders.fulfil.parcel', { number: at + 1 })}{' '}
            <span className={styles['count']}>{piecesIn(parcel)}</span>
          </>
        ),
      }))}
      onChange={(key) => onActive(Number(key))}
    />
  );
}

interface Props extends TabsProps {
  lines: readonly OpenLine[];
  /** Absent where there are as many as there may be. */
  onAdd: (() => void) | undefined;
  onPieces: (parcel: Parcel, lineId: string, quantity: number) => void;
}

/** On a phone: one parcel at a time, a row a line. */
export function PiecesCards({ lines, parcels, active, onActive, onAdd, onPieces }: Props) {
  const translate = useTranslate();
  const at = parcels.findIndex(({ key }) => key === active);
  const parcel = parcels[at];
  const stays = lines.reduce((sum, line) => sum + staying(line, parcels), 0);
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  if (!parcel) return null;
  const note = (line: OpenLine): string => {
    const elsewhere = parcels.flatMap((one, index) => {
      const count = one.pieces[line.id] ?? 0;
      return one === parcel || count === 0
        ? []
        : [translate('orders.fulfil.elsewhere', { count, number: index + 1 })];
    });
    return [lineOptions(line.line), ...elsewhere].filter(Boolean).join(' · ');
  };
  return (
    <>
      <div className={styles['tabs']}>
        <ParcelTabs parcels={parcels} active={active} onActive={onActive} />
        {onAdd && (
          <IconButton aria-label={translate('orders.fulfil.add')} onClick={onAdd}>
            <Plus aria-hidden />
          </IconButton>
        )}
      </div>
      <Card flush>
        <ul className={styles['cards']}>
          {lines.map((line) => {
            const name = lineName(line.line);
            return (
              <li key={line.id}>
                <Picture image={line.line.image} />
                <span>
                  <b>{name}</b>
                  <small>{note(line)}</small>
                </span>
                <Stepper
                  value={parcel.pieces[line.id] ?? 0}
                  max={freeSlots(line, parcel, parcels)}
                  label={translate('orders.fulfil.quantity', { name, number: at + 1 })}
                  decreaseLabel={translate('orders.fulfil.less', { name, number: at + 1 })}
                  increaseLabel={translate('orders.fulfil.more', { name, number: at + 1 })}
                  onChange={(quantity) => onPieces(parcel, line.id, quantity)}
                />
              </li>
            );
          })}
          <li className={styles['staying']}>
            <span>{translate('orders.fulfil.staysToSend')}</span>
            <b className="num">{translate('orders.fulfil.of', { count: stays, open })}</b>
          </li>
        </ul>
      </Card>
    </>
  );
}
