import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import { deliveryName, deliveryNames } from '#shared/delivery-name.ts';
import { pluginsDesk } from '#shared/desks/plugins.ts';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { useRecordNames } from '#admin/ui/filter/use-record-names.ts';
import { linesOf } from '../draft-record.ts';
import { Money } from '#admin/ui/Money.tsx';
import { useOrderLabels } from '../../show/use-order-labels.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

interface Props {
  calculated: CalculatedDraft;
  editor: DraftEditor;
  mayEdit: boolean;
}

const none = '';
const stored = 'kept';

function useNaming() {
  const { timeZone } = useStoreProfile();
  const mayReadApps = useMay(pluginsDesk.rights.list);
  const carriers = useRecordNames(mayReadApps ? 'plugins' : undefined);
  return { locale: 'en-GB', timeZone, carriers };
}

type Recipient = NonNullable<NonNullable<CalculatedDraft['draftOrder']>['recipientInfo']>['recipientInfo'];

function whyNothing(translate: ReturnType<typeof useTranslate>, recipient: Recipient): string {
  if (!recipient) return translate('drafts.delivery.noAddress');
  const country = recipient.address?.country;
  return country
    ? translate('drafts.delivery.nothingTo', { country: countryName('en', country) })
    : translate('drafts.delivery.nothing');
}

/** What delivers to the address, as the platform offers it; where only a draft says so, opening the list begins one. */
export function DeliveryField({ calculated, editor, mayEdit }: Props) {
  const translate = useTranslate();
  const draft = calculated.draftOrder ?? {};
  const currency = draft.currency ?? '';
  const { money } = useOrderLabels(currency);
  const options = calculated.shippingOptions ?? [];
  const naming = useNaming();
  const names = deliveryNames(options, naming);
  const now = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo;
  const before = draft.shippingInfo?.changedDetails?.shippingInfoBeforeChange;
  const at = options.findIndex(({ code, title }) => (now?.code ? code === now.code : title === now?.title));
  const value = now?.title || now?.code ? (at < 0 ? stored : String(at)) : none;
  const label = translate('drafts.delivery.label');
  const shipped = linesOf(draft).some(({ physicalProperties }) => physicalProperties?.shippable);
  const beginForOptions = calculated.shippingOptions ? undefined : editor.begin;
  const hint =
    options.length === 0 && shipped && !beginForOptions
      ? whyNothing(translate, draft.recipientInfo?.recipientInfo)
      : before?.title && translate('drafts.delivery.was', { name: deliveryName(before, naming) });
  return (
    <div className={styles['charge']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['grow']}>
        <Select
          fullWidth
          displayEmpty
          disabled={!mayEdit || (options.length === 0 && value === none && !beginForOptions)}
          value={value}
          {...(beginForOptions && { onOpen: beginForOptions })}
          slotProps={{ input: { 'aria-label': label } }}
          onChange={(event) => {
            const chosen = options[Number(event.target.value)];
            if (event.target.value === stored) return;
            void editor.change('setDelivery', event.target.value === none ? undefined : chosen);
          }}
        >
          <MenuItem value={none}>{translate('drafts.delivery.none')}</MenuItem>
          {value === stored && <MenuItem value={stored}>{now && deliveryName(now, naming)}</MenuItem>}
          {beginForOptions && <MenuItem disabled>{translate('drafts.delivery.loading')}</MenuItem>}
          {options.map(({ carrierId, code, cost }, index) => (
            <MenuItem key={`${carrierId} ${code}`} value={String(index)}>
              {names[index]} · {money(cost?.price?.amount)}
            </MenuItem>
          ))}
        </Select>
        {hint && <small>{hint}</small>}
      </span>
      <span className={styles['amount']}>
        <Money amount={now?.cost?.price?.amount} currency={currency} />
      </span>
    </div>
  );
}
