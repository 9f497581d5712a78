import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMay } from '#admin/access/session.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { ProductFinder } from '#admin/ui/ProductFinder.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../Delivery.module.css';
import type { SampleCart } from './use-sample-cart.ts';

const MAX_PIECES = 999;

/** What is sent: products with how many of each, or all that an order holds. */
export function CartField({ bag }: { bag: SampleCart }) {
  const translate = useTranslate();
  const mayOrders = useMay(useDesk('orders')?.rights.list);
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const say = (key: string, values?: object) => translate(`delivery.try.${key}`, values);
  const find = async () => {
    const requested = number.trim().replace(/^#/, '');
    if (requested === '') return;
    const found = await bag.find(requested).catch(() => false);
    setMissing(!found);
    if (found) setNumber('');
  };
  if (bag.order) {
    return (
      <div>
        <FieldLabel>{say('cart')}</FieldLabel>
        <div className={styles['cartLine']}>
          <span>
            <b>{say('order', { number: bag.order.number })}</b>
          </span>
          <IconButton size="small" aria-label={say('without')} onClick={bag.clear}>
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['cart']} role="group" aria-label={say('cart')}>
      <FieldLabel>{say('cart')}</FieldLabel>
      {bag.lines.map(({ product, quantity }) => {
        const values = { name: product.name ?? '' };
        return (
          <div key={product.id} className={styles['cartLine']}>
            <span>
              <bdi>{product.name}</bdi>
            </span>
            <Stepper
              value={quantity}
              max={MAX_PIECES}
              onChange={(next) => bag.change(product.id, next)}
              label={say('quantity', values)}
              decreaseLabel={say('fewer', values)}
              increaseLabel={say('more', values)}
            />
          </div>
        );
      })}
      {!bag.isFull && (
        <ProductFinder
          label={say('add')}
          taken={new Set(bag.lines.map(({ product }) => product.id))}
          takenWord={say('inCart')}
          onChoose={bag.add}
        />
      )}
      {mayOrders && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          <TextField
            label={say('byOrder')}
            error={missing ? say('noOrder') : undefined}
            value={number}
            autoComplete="off"
            endAdornment={
              <Button type="submit" size="small" variant="text" disabled={number.trim() === ''}>
                {say('take')}
              </Button>
            }
            onChange={({ target }) => {
              setNumber(target.value);
              setMissing(false);
            }}
          />
        </form>
      )}
    </div>
  );
}
