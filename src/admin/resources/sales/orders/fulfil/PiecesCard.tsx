import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { lineName, lineOptions } from '../show/line-text.ts';
import { Picture } from '../show/Picture.tsx';
import { piecesIn, freeSlots, staying, type OpenLine, type Parcel } from './parcels.ts';
import styles from './fulfil.module.css';

interface Props {
  lines: readonly OpenLine[];
  parcels: readonly Parcel[];
  /** What each weighs by the catalogue, in kilograms; empty where that does not say. */
  weights: readonly string[];
  onPieces: (parcel: Parcel, lineId: string, quantity: number) => void;
}

/** A row a line, a column a parcel; what stays at the end. */
export function PiecesCard({ lines, parcels, weights, onPieces }: Props) {
  const translate = useTranslate();
  const stays = lines.reduce((sum, line) => sum + staying(line, parcels), 0);
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  return (
    <Card flush>
      <div className={styles['scroll']}>
        <table className={styles['pieces']}>
          <thead>
            <tr>
              <th scope="col">{translate('orders.fulfil.item')}</th>
              {parcels.map(({ key }, at) => (
                <th key={key} scope="col">
                  {translate('orders.fulfil.parcel', { number: at + 1 })}
                </th>
              ))}
              <th scope="col">{translate('orders.fulfil.stays')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const name = lineName(line.line);
              return (
                <tr key={line.id}>
                  <th scope="row">
                    <span className={styles['item']}>
                      <Picture image={line.line.image} />
                      <span>
                        <b>{name}</b>
                        <small>{lineOptions(line.line)}</small>
                      </span>
                    </span>
                  </th>
                  {parcels.map((parcel, at) => (
                    <td key={parcel.key}>
                      <Stepper
                        value={parcel.pieces[line.id] ?? 0}
                        max={freeSlots(line, parcel, parcels)}
                        label={translate('orders.fulfil.quantity', { name, number: at + 1 })}
                        decreaseLabel={translate('orders.fulfil.less', { name, number: at + 1 })}
                        increaseLabel={translate('orders.fulfil.more', { name, number: at + 1 })}
                        onChange={(quantity) => onPieces(parcel, line.id, quantity)}
                      />
                    </td>
                  ))}
                  <td className="num">
                    {translate('orders.fulfil.of', { count: staying(line, parcels), open: line.open })}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('orders.fulfil.together')}</th>
              {parcels.map((parcel, at) => (
                <td key={parcel.key}>
                  {translate('orders.fulfil.pieces', { smart_count: piecesIn(parcel) })}
                  {weights[at] && <small>{translate('orders.fulfil.weight', { weight: weights[at] })}</small>}
                </td>
              ))}
              <td className="num">{translate('orders.fulfil.of', { count: stays, open })}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
