import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoreHorizontal, Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { optionsIn, type Terms } from '../provider.ts';
import { useTermsAction, useDeliveryProvider } from '../use-terms.ts';
import { onlyIn } from '../locations/locations.ts';
import { usePlaces } from '../locations/use-places.ts';
import { placesOf } from './region-places.ts';
import { RegionDialog } from './RegionDialog.tsx';

interface Props {
  terms: Terms;
  region: DeliveryRegion;
  onRemoved: () => void;
}

type RegionAction = 'change' | 'switch' | 'remove';

/** What can be done to a region; what would happen is said first. */
export function RegionActions({ terms, region, onRemoved }: Props) {
  const translate = useTranslate();
  const provider = useDeliveryProvider();
  const action = useTermsAction();
  const { places } = usePlaces();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState<RegionAction>();
  const id = region._id ?? '';
  const isOff = region.active === false;
  const say = (key: string, values?: object) =>
    translate(`delivery.action.${key}`, { name: region.name, ...values });
  const begin = (next: RegionAction) => {
    setAnchor(undefined);
    action.clear();
    setOpen(next);
  };
  const only = optionsIn(terms.options, id).filter(
    ({ deliveryRegionIds = [] }) => deliveryRegionIds.length === 1,
  );
  const lost = onlyIn(places, id);
  const ways = [
    ...only.map(({ title }) => title),
    ...lost.deliveries.map(({ areaName }) => areaName),
    ...lost.pickups.map(({ name }) => name),
  ];
  const doIt = async () => {
    const done = await action.run(() =>
      open === 'remove'
        ? provider.removeRegion('delivery', { terms, places, id })
        : provider.switchRegion('delivery', { profile: terms.profile, id, active: isOff }),
    );
    if (!done) return;
    setOpen(undefined);
    if (open === 'remove') onRemoved();
  };
  const word = open === 'remove' ? 'remove' : isOff ? 'on' : 'off';
  const isRest = placesOf(region).length === 0;
  const asks = open === 'switch' || open === 'remove';
  return (
    <>
      <Button size="small" onClick={() => begin('change')}>
        <Pencil aria-hidden />
        {say('countries')}
      </Button>
      <IconButton
        size="small"
        aria-label={say('more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizontal size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => begin('change')}>{say('rename')}</MenuItem>
        <MenuItem onClick={() => begin('switch')}>{say(isOff ? 'switchOn' : 'switchOff')}</MenuItem>
        <MenuItem onClick={() => begin('remove')}>{say('removeIt')}</MenuItem>
      </Menu>
      {open === 'change' && (
        <RegionDialog
          terms={terms}
          region={region}
          onKept={() => setOpen(undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={asks}
        title={say(`${word}.title`)}
        confirm={say(`${word}.confirm`)}
        keep={say(`${word}.keep`)}
        busy={action.busy}
        onConfirm={() => void doIt()}
        onClose={() => setOpen(undefined)}
        error={
          action.error && {
            title: say(action.error.status === 409 ? 'faster' : 'failed'),
            cause: action.error,
            notDone: say('notDone'),
          }
        }
      >
        <p>{say(`${word}.detail`)}</p>
        {open === 'remove' && (
          <p>
            {say(isRest ? 'remove.rest' : 'remove.countries')}{' '}
            {ways.length > 0 &&
              say('remove.options', { smart_count: ways.length, ways: ways.filter(Boolean).join(', ') })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
