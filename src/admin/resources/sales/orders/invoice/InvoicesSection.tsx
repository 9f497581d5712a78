import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FileText, Send } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { useMay } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { MissingFacts } from '#admin/ui/invoicing/MissingFacts.tsx';
import { useObstacles } from '#admin/ui/invoicing/use-obstacles.ts';
import type { OrderRecord } from '../order-record.ts';
import styles from './invoices.module.css';
import { useInvoices, useMailInvoice, useMakeInvoice } from './use-invoices.ts';

/** Orders that do not stand have none. */
const WITHOUT = new Set<string | undefined>(['INITIALIZED', 'PENDING', 'REJECTED', 'CANCELED']);

/** The invoice of an order and its credit notes, each to be opened as a PDF. */
export function InvoicesSection({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const mayRead = useMay(invoicesDesk.rights.read);
  const mayMake = useMay(invoicesDesk.rights.edit);
  const { data: invoices, isError } = useInvoices(order.id, mayRead);
  const make = useMakeInvoice(order.id);
  const mail = useMailInvoice(order.id);
  const [isConfirming, setConfirming] = useState(false);
  const notify = useNotify();
  const maySend = mayMake && Boolean(order.buyerInfo?.email);
  const hasOne = invoices?.some(({ kind }) => kind === 'INVOICE') ?? true;
  const canMake = !hasOne && mayMake && !WITHOUT.has(order.status);
  const { data: obstacles } = useObstacles(order.id, canMake && mayRead);
  const isBlocked = (obstacles?.missing.length ?? 0) > 0;
  if (!mayRead) return null;
  return (
    <AsideSection title={translate('orders.invoice.title')}>
      {invoices && invoices.length > 0 && (
        <Facts
          items={invoices.map(({ id, kind, number, issuedDate }) => {
            const name = translate(`orders.invoice.${kind}`, { number });
            const link = (
              <a
                className="link"
                href={`/admin/api/invoices/${id}/document.pdf`}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('orders.invoice.open', { name })}
              >
                <DateTime value={issuedDate} style="short" /> PDF
              </a>
            );
            const sendAgain = translate('orders.invoice.sendAgain', { name });
            const both = maySend ? (
              <span className={styles['document']}>
                {link}
                <IconButton
                  size="small"
                  title={sendAgain}
                  aria-label={sendAgain}
                  disabled={mail.isPending}
                  onClick={() =>
                    mail.mutate(id, {
                      onSuccess: ({ to }) =>
                        notify('orders.invoice.sent', { type: 'success', messageArgs: { name, to } }),
                    })
                  }
                >
                  <Send size={14} aria-hidden />
                </IconButton>
              </span>
            ) : (
              link
            );
            return [name, both] as const;
          })}
        />
      )}
      {invoices?.length === 0 && !canMake && <p>{translate('orders.invoice.none')}</p>}
      {canMake && (
        <Button
          variant="text"
          size="small"
          sx={{ marginInlineStart: '-10px' }}
          disabled={isBlocked}
          onClick={() => {
            make.reset();
            setConfirming(true);
          }}
        >
          <FileText aria-hidden />
          {translate('orders.invoice.make')}
        </Button>
      )}
      {canMake && obstacles && <MissingFacts obstacles={obstacles} />}
      {isError && <p role="alert">{translate('orders.invoice.failed')}</p>}
      {mail.isError && <ErrorState inline error={mail.error} title={translate('orders.invoice.notSent')} />}
      <ConfirmDialog
        open={isConfirming}
        title={translate('orders.invoice.confirmTitle', { number: order.number })}
        confirm={translate('orders.invoice.confirm')}
        busy={make.isPending}
        onConfirm={() => make.mutate(undefined, { onSuccess: () => setConfirming(false) })}
        onClose={() => setConfirming(false)}
        error={make.error ? { title: translate('orders.invoice.notMade'), cause: make.error } : undefined}
      >
        {translate('orders.invoice.confirmText')}
      </ConfirmDialog>
    </AsideSection>
  );
}
