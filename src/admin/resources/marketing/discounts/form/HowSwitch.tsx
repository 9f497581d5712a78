import { Ticket, WandSparkles } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { DiscountHow } from '#shared/discounts.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from '../discounts.module.css';

/** By itself or for a code: asked while it is made, and settled from then on. */
export function HowSwitch({ how }: { how: DiscountHow }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const say = (key: string) => translate(`discounts.make.${key}`);
  const option = (value: DiscountHow, Icon: typeof Ticket) => ({
    value,
    label: (
      <span className={styles['how']}>
        <Icon size={15} aria-hidden />
        {say(value)}
      </span>
    ),
  });
  return (
    <div>
      <FieldLabel id={id}>{say('how')}</FieldLabel>
      <Segmented
        label={say('how')}
        value={how}
        options={[option('automatic', WandSparkles), option('code', Ticket)]}
        onChange={(next) => void navigate(`/discounts/create${next === 'code' ? '?how=code' : ''}`)}
      />
    </div>
  );
}
