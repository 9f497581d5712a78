import Button from '@mui/material/Button';
import { FileText } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { Payment } from '#wix/order-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useInvoices } from '../invoice/use-invoices.ts';
import { awaitsReceipt, receiptOf } from './receipt-of.ts';
import './messages.en.ts';
import styles from './receipt.module.css';
import { useMakeReceipt } from './use-make-receipt.ts';

interface Props {
  orderId: string;
  payment: Payment;
  /** What the payment is called on the page. */
  name: string;
}

/** The receipt of a payment, to be opened as a PDF, or the button that makes it. */
export default function PaymentReceipt({ orderId, payment, name }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  // A hosted platform keeps its own: here its number is all there is.
  const { data: papers = [] } = useInvoices(orderId, useMay(invoicesDesk.rights.read));
  const mayMake = useMay(ordersDesk.rights.receipt);
  const make = useMakeReceipt(orderId);
  const [isConfirming, setConfirming] = useState(false);
  const receipt = receiptOf(payment);
  const number = receipt?.displayNumber;
  if (receipt) {
    return (
      <span className={styles['receipt']}>
        <FileText size={14} aria-hidden />
        {papers.some(({ id }) => id === receipt.receiptId) ? (
          <a
            className="link"
            href={`/admin/api/invoices/${receipt.receiptId}/document.pdf`}
            target="_blank"
            rel="noreferrer"
            aria-label={translate('orders.receipt.openPdf', { number })}
          >
            {translate('orders.receipt.open', { number })}
          </a>
        ) : (
          translate('orders.receipt.open', { number })
        )}
      </span>
    );
  }
  if (!mayMake || !awaitsReceipt(payment)) return null;
  return (
    <>
      <Button
        className={styles['make'] ?? ''}
        variant="text"
        size="small"
        aria-label={translate('orders.receipt.makeOf', { name })}
        onClick={() => {
          make.reset();
          setConfirming(true);
        }}
      >
        <FileText aria-hidden />
        {translate('orders.receipt.make')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={translate('orders.receipt.confirmTitle', { name })}
        confirm={translate('orders.receipt.make')}
        busy={make.isPending}
        onConfirm={() =>
          make.mutate(String(payment._id), {
            onSuccess: () => notify('orders.receipt.created', { type: 'success' }),
          })
        }
        onClose={() => setConfirming(false)}
        error={make.error ? { title: translate('orders.receipt.notMade'), cause: make.error } : undefined}
      >
        {translate('orders.receipt.confirmText')}
      </ConfirmDialog>
    </>
  );
}
