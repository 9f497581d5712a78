import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { knownCarriers, type KnownCarrier } from '#shared/carriers.ts';
import { MAX_NOTE } from '#shared/mailing.ts';
import { selectedCount, toJobSelection, type Selection } from '#admin/data/bulk.ts';
import { platformFilter } from '#admin/data/platform-filter.ts';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import type { BulkDialogProps } from '#admin/ui/bulk/bulk-job.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { LabelPreview } from '#shared/bulk-preview.ts';
import { useBulkPreview } from '#admin/ui/bulk/use-bulk-preview.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { useBulkJob } from '#admin/ui/list/use-bulk-job.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { CheckedRows } from './CheckedRows.tsx';
import { labelParams, LabelsForMany, noLabels } from './LabelsForMany.tsx';
import { TrackingRows } from './TrackingRows.tsx';
import { useTrackingCheck } from './use-tracking-check.ts';
import '../../list/messages-list.en.ts';
import '../label/messages.en.ts';
import '../messages.en.ts';
import './messages.en.ts';
import styles from './many.module.css';

/** Sends what is open of each selected order; with a file only those that it has a fitting row of. */
export default function FulfilManyDialog({ spec, selection, total, onStarted, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const words = useCountText();
  const { filterValues } = useListContext();
  const { start, starting, error } = useBulkJob({ spec, total });
  const check = useTrackingCheck();
  const [how, setHow] = useState<'none' | 'file' | 'buy'>('none');
  const [text, setText] = useState('');
  const [carrier, setCarrier] = useState<KnownCarrier | ''>('');
  const [mail, setMail] = useState(true);
  const [note, setNote] = useState('');
  const checked = how === 'file' ? check.data : undefined;
  const [labels, setLabels] = useState(noLabels);
  const priced = useBulkPreview<LabelPreview>(
    { spec, selection },
    how === 'buy' ? { job: 'buy-labels', params: labelParams(labels) } : undefined,
  );
  const ready = how === 'buy' && !priced.isPlaceholderData ? (priced.data?.ready ?? []) : [];
  const some = (orders: readonly { orderId: string }[]): Selection => ({
    type: 'include',
    ids: new Set(orders.map(({ orderId }) => orderId)),
  });
  const chosen = how === 'file' ? some(checked?.matched ?? []) : how === 'buy' ? some(ready) : selection;
  const selected = selectedCount(selection, total);
  const count = selectedCount(chosen, total) ?? 0;
  const counted = { smart_count: count, count: words(count) };
  const match = (rows: string, of: KnownCarrier | '') =>
    check.mutate({
      text: rows,
      ...(of !== '' && { carrier: of }),
      selection: toJobSelection(selection, platformFilter(filterValues, spec)),
    });
  const send = async (): Promise<void> => {
    const mailing = { mail, ...(mail && note.trim() && { note: note.trim() }) };
    const job = await start({
      kind: how === 'buy' ? 'buy-labels' : 'fulfil',
      selection: chosen,
      params: {
        ...mailing,
        ...(how === 'buy' && { labels: ready }),
        ...(how === 'none' && carrier !== '' && { carrier }),
        ...(checked && {
          tracking: checked.matched.map(({ orderId, trackingInfo }) => ({ orderId, trackingInfo })),
        }),
      },
    });
    if (!job) return;
    onStarted(job);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('orders.fulfilMany.title', {
        smart_count: selected ?? 2,
        count: words(selected ?? 0),
      })}
      confirm={translate(`orders.fulfilMany.${how === 'buy' ? 'labels.buy' : 'send'}`, counted)}
      busy={starting}
      disabled={count === 0}
      onClose={onClose}
      onConfirm={() => void send()}
      error={
        error === undefined
          ? undefined
          : {
              title: translate('orders.fulfilMany.failed'),
              cause: error,
              notDone: translate('orders.fulfilMany.notDone'),
            }
      }
    >
      <div className={styles['stack']}>
        <p>{translate(`orders.fulfilMany.${how === 'buy' ? 'labels.each' : 'detail'}`)}</p>
        <div>
          <FieldLabel>{translate('orders.fulfilMany.how')}</FieldLabel>
          <Segmented
            label={translate('orders.fulfilMany.how')}
            value={how}
            onChange={setHow}
            options={[
              { value: 'none', label: translate('orders.fulfilMany.none') },
              { value: 'file', label: translate('orders.fulfilMany.file') },
              { value: 'buy', label: translate('orders.fulfilMany.buy') },
            ]}
          />
        </div>
        {how === 'buy' ? (
          <LabelsForMany
            values={labels}
            seen={priced.data}
            busy={priced.isFetching}
            error={priced.error}
            onChange={(part) => setLabels({ ...labels, ...part })}
            onRetry={() => void priced.refetch()}
          />
        ) : (
          <SelectField
            label={translate('orders.fulfilMany.carrier')}
            hint={translate(`orders.fulfilMany.${how === 'file' ? 'carrierOfRows' : 'carrierHint'}`)}
            value={carrier}
            onChange={(chosen) => {
              setCarrier(chosen);
              if (check.data) match(text, chosen);
            }}
          >
            <MenuItem value="">{translate('orders.fulfilMany.noCarrier')}</MenuItem>
            {knownCarriers.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`orders.fulfil.carriers.${one}`)}
              </MenuItem>
            ))}
          </SelectField>
        )}
        {how === 'file' && (
          <TrackingRows
            text={text}
            busy={check.isPending}
            error={check.error}
            onText={(rows) => {
              setText(rows);
              check.reset();
            }}
            onCheck={(rows) => match(rows, carrier)}
          />
        )}
        {checked && <CheckedRows check={checked} selected={selected} />}
        {how === 'none' ? (
          <p>{translate('orders.fulfil.noMail')}</p>
        ) : (
          <FormControlLabel
            control={<Checkbox checked={mail} onChange={(_event, on) => setMail(on)} />}
            label={translate('orders.fulfilMany.mail')}
          />
        )}
        {mail && how !== 'none' && <EmailNotice of="orders.fulfilMany.mail" />}
        {mail && how !== 'none' && (
          <TextField
            label={translate('orders.fulfilMany.note')}
            value={note}
            multiline
            minRows={2}
            inputProps={{ maxLength: MAX_NOTE }}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
