import { CircleCheck, CornerDownRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Payment } from '#wix/order-operations.ts';
import { paymentInSentence } from '../refund/source-label.ts';
import type { NextStep } from './next-step.ts';
import styles from './NextStepBar.module.css';
import { RichText } from '#admin/ui/RichText.tsx';
import { useOrderLabels } from './use-order-labels.ts';

interface Props {
  step: NextStep;
  currency: string;
  payments: readonly Payment[];
}

export function NextStepBar({ step, currency, payments }: Props) {
  const translate = useTranslate();
  const { money } = useOrderLabels(currency);
  const payment = payments.find(({ _id }) => _id === step.paymentId);
  const settled = step.id === 'done' || step.id === 'canceled' || step.id === 'rejected';
  const sentence = translate(`orders.next.${step.id}`, {
    amount: step.amount ? money(step.amount) : '',
    to: payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment'),
    smart_count: step.count ?? 0,
  });
  const Icon = settled ? CircleCheck : CornerDownRight;
  return (
    <p className={`${styles['bar']} ${settled ? styles['quiet'] : ''}`}>
      <Icon size={16} aria-hidden className={settled ? undefined : 'flip'} />
      <span>
        <RichText text={settled ? sentence : translate('orders.next.sentence', { sentence })} />
      </span>
    </p>
  );
}
