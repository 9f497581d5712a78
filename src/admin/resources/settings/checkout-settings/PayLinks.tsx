import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2, Plus, Trash2 } from 'lucide-react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { checkoutSettingsDesk } from '#shared/desks/checkout-settings.ts';
import { payLinkOperations } from '#wix/checkout-settings-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { NewPayLink } from './NewPayLink.tsx';
import { readPayLinks, type PayLink } from './pay-links.ts';
import styles from './checkout-settings.module.css';

/** Addresses to send to somebody: each opens a checkout of its own with the same things in it. */
export function PayLinks() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const client = useQueryClient();
  const mayCreate = useMay(checkoutSettingsDesk.rights.createLink);
  const [making, setMaking] = useState(false);
  const say = (what: string) => translate(`checkout-settings.links.${what}`);
  const queryKey = ['checkout-settings', 'pay-links'];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPayLinks(provider, say('deletedProduct'), signal),
  });
  const again = () => client.invalidateQueries({ queryKey });
  return (
    <Card
      id="links"
      flush
      title={say('title')}
      note={say('note')}
      actions={
        mayCreate && (
          <Button size="small" onClick={() => setMaking(true)}>
            <Plus aria-hidden />
            {say('new')}
          </Button>
        )
      }
    >
      {read.isError && <ErrorState error={read.error} title={say('failed')} inline />}
      {read.isPending && <LineSkeleton widths={[60, 50]} />}
      {read.data?.length === 0 && <p className={styles['none']}>{say('none')}</p>}
      {read.data && read.data.length > 0 && (
        <ul className={styles['links']}>
          {read.data.map((link) => (
            <Row key={link.id} link={link} onChanged={again} />
          ))}
        </ul>
      )}
      {making && <NewPayLink onClose={() => setMaking(false)} onMade={again} />}
    </Card>
  );
}

function Row({ link, onChanged }: { link: PayLink; onChanged: () => Promise<void> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayChange = useMay(checkoutSettingsDesk.rights.changeLink);
  const mayDelete = useMay(checkoutSettingsDesk.rights.deleteLink);
  const say = (what: string, values?: Record<string, unknown>) =>
    translate(`checkout-settings.links.${what}`, values);
  const name = link.items.join(', ');
  const act = async (action: Promise<unknown>) => {
    try {
      await action;
      await onChanged();
    } catch (thrown) {
      notify(toCallError(thrown).message, { type: 'error' });
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link.address);
    notify(say('copied'), { type: 'info' });
  };
  return (
    <li aria-label={name}>
      <span className={styles['subject']}>
        <Link2 size={14} aria-hidden /> {name}
        <small>{say('used', { opened: link.opened, paid: link.paid })}</small>
      </span>
      {mayChange && (
        <FormControlLabel
          control={
            <Switch
              checked={link.active}
              onChange={(_, active) => void act(payLinkOperations.setActive(link.id, active))}
            />
          }
          label={say(link.active ? 'active' : 'inactive')}
        />
      )}
      <Button size="small" onClick={() => void copy()}>
        <Copy aria-hidden />
        {say('copy')}
      </Button>
      {mayDelete && (
        <Button
          size="small"
          variant="text"
          aria-label={say('delete', { name })}
          onClick={() => void act(payLinkOperations.delete(link.id))}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  );
}
