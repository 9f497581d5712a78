import Button from '@mui/material/Button';
import { Hash, Plus, ShoppingBag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ProductFinder } from '#admin/ui/ProductFinder.tsx';
import { RecordFinder } from '#admin/ui/RecordFinder.tsx';
import type { TriedOrder } from './place-choice.ts';
import styles from './Try.module.css';

interface Props {
  taken: ReadonlySet<string>;
  isFull: boolean;
  order: TriedOrder | undefined;
  onAdd: (productId: string) => void;
  onOrder: (order: TriedOrder | undefined) => void;
}

/** What fills the cart: one product after the other, or all of an order. */
export function CartTools({ taken, isFull, order, onAdd, onOrder }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'add' | 'load'>();
  const toggle = (which: 'add' | 'load') => setOpen(open === which ? undefined : which);
  const say = (key: string) => translate(`tax-try.${key}`);
  return (
    <div className={styles['tools']}>
      <div>
        {order ? (
          <Button size="small" variant="text" onClick={() => onOrder(undefined)}>
            <ShoppingBag aria-hidden />
            {say('leaveOrder')}
          </Button>
        ) : (
          !isFull && (
            <Button size="small" variant="text" aria-expanded={open === 'add'} onClick={() => toggle('add')}>
              <Plus aria-hidden />
              {say('add')}
            </Button>
          )
        )}
        <Button size="small" variant="text" aria-expanded={open === 'load'} onClick={() => toggle('load')}>
          <Hash aria-hidden />
          {say('load')}
        </Button>
      </div>
      {open === 'add' && !order && (
        <ProductFinder
          label={say('add')}
          taken={taken}
          takenWord={say('inCart')}
          onChoose={({ id }) => onAdd(id)}
        />
      )}
      {open === 'load' && (
        <RecordFinder
          desk="orders"
          label={say('findOrder')}
          autoFocus
          onChoose={({ id, title }) => {
            onOrder({ id, number: title });
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
