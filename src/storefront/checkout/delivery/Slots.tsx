import { useState } from 'react';
import type { CheckoutDelivery } from '#shared/delivery-offer.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale, usePageFacts, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { slotDays, type DeliveryWay, type SlotDay } from '../delivery-ways.ts';
import { form } from '../form-store.ts';
import styles from './delivery.module.css';

interface Props {
  way: DeliveryWay;
  delivery: CheckoutDelivery | undefined;
}

const DAYS_AT_ONCE = 5;
const FEW = 3;

/** A table of days and times; what is full says so, what is chosen is kept for a while. */
export function Slots({ way, delivery }: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { timeZone } = usePageFacts().store;
  const told = delivery?.offered.find(({ id }) => id === way.key)?.slots;
  const own = way.options.flatMap(({ code, slot }) => (slot ? [{ code, ...slot }] : []));
  const days = slotDays(told ?? own, way.options, timeZone);
  const selected = way.options.find((option) => option.selected);
  const at = days.findIndex(({ slots }) => slots.some(({ code }) => code === selected?.code));
  const [page, setPage] = useState(Math.max(0, Math.floor(at / DAYS_AT_ONCE)));
  const shown = days.slice(page * DAYS_AT_ONCE, (page + 1) * DAYS_AT_ONCE);
  const hour = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const range = ({ from, to }: { from: Date; to: Date }): string =>
    `${hour.format(from)}\u2009–\u2009${hour.format(to)}`;
  const rows = [...new Set(shown.flatMap(({ slots }) => slots.map(range)))].toSorted();
  const pages = Math.ceil(days.length / DAYS_AT_ONCE);
  return (
    <div className={styles['slots']}>
      <p className={styles['head']}>
        <b id="slot-title">{t('checkout.when')}</b>
        {pages > 1 && (
          <button type="button" className="link" onClick={() => setPage((page + 1) % pages)}>
            {t(page + 1 < pages ? 'checkout.laterDays' : 'checkout.firstDays')}
          </button>
        )}
      </p>
      <div className={styles['grid']} role="radiogroup" aria-labelledby="slot-title">
        <table>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {shown.map(({ day, slots: [first] }) => (
                <th key={day} scope="col">
                  {first && <DayName date={first.from} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <bdi dir="ltr">{row}</bdi>
                </th>
                {shown.map(({ day, slots }) => (
                  <td key={day}>
                    <Cell
                      slot={slots.find((slot) => range(slot) === row)}
                      way={way}
                      selected={selected?.code}
                      name={(slot) => `${dayWords(slot.from, tag, timeZone)} ${row}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {selected?.slot && (
        <Kept delivery={delivery} code={selected.code} slot={selected.slot} range={range(selected.slot)} />
      )}
    </div>
  );
}

const dayWords = (date: Date, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(date);

function DayName({ date }: { date: Date }) {
  const { tag } = locales[useLocale()];
  const { timeZone } = usePageFacts().store;
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(date);
  return (
    <>
      <span>{say({ weekday: 'short' })}</span>
      <b>{say({ day: 'numeric' })}</b>
    </>
  );
}

type Slot = SlotDay['slots'][number];

interface CellProps {
  slot: Slot | undefined;
  way: DeliveryWay;
  selected: string | undefined;
  name: (slot: Slot) => string;
}

function Cell({ slot, way, selected, name }: CellProps) {
  const t = useT();
  if (!slot) return <span className={styles['none']}>—</span>;
  const option = way.options.find(({ code }) => code === slot.code);
  const chosen = slot.code === selected;
  if (!option || !slot.offered) return <span className={styles['none']}>{t('checkout.full')}</span>;
  const few = slot.left !== undefined && slot.left <= FEW;
  const words = chosen
    ? t('checkout.chosen')
    : few
      ? t('checkout.remaining', { count: slot.left ?? 0 })
      : t('checkout.open');
  return (
    <label className={chosen ? styles['chosen'] : undefined}>
      <input
        type="radio"
        name="slot"
        className="vh"
        checked={chosen}
        onChange={() => form.choose(option)}
        aria-label={`${name(slot)}, ${words}`}
      />
      {chosen && <Icon name="check" small />} {words}
    </label>
  );
}

interface SelectedSlotProps {
  delivery: CheckoutDelivery | undefined;
  code: string;
  slot: { from: Date; to: Date };
  range: string;
}

function Kept({ delivery, code, slot, range }: SelectedSlotProps) {
  const t = useT();
  const held = delivery?.held;
  const until = held?.code === code ? held.until : undefined;
  return (
    <p className={styles['retained']} role="status">
      <Icon name="clock" small />
      <span>
        <ShopDate value={slot.from} look="weekday" />, <bdi dir="ltr">{range}</bdi>{' '}
        {until && (
          <>
            {t('checkout.reservedUntil')} <ShopDate value={until} look="clock" />
          </>
        )}
      </span>
    </p>
  );
}
