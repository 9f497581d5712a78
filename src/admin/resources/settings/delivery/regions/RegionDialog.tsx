import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { Terms } from '../provider.ts';
import { useTermsAction, useDeliveryProvider } from '../use-terms.ts';
import { PlacePicker } from './PlacePicker.tsx';
import {
  countryOf,
  movedTo,
  placesOf,
  regionError,
  type PlaceCode,
  type RegionError,
} from './region-places.ts';
import { useRegionLabel } from './region-label.ts';
import styles from './regions.module.css';

interface Props {
  terms: Terms;
  /** Absent of one that is made. */
  region: DeliveryRegion | undefined;
  onKept: (id: string) => void;
  onClose: () => void;
}

const nameFaults: ReadonlySet<RegionError['kind']> = new Set(['noName', 'longName', 'nameTaken']);
const NAMED = 6;

/** A region's name and places. What it takes from others, and what becomes of it without any, is said before. */
export function RegionDialog({ terms, region, onKept, onClose }: Props) {
  const translate = useTranslate();
  const words = useRegionLabel();
  const provider = useDeliveryProvider();
  const action = useTermsAction();
  const regions = terms.profile.deliveryRegions ?? [];
  const [name, setName] = useState(region?.name ?? '');
  const [places, setPlaces] = useState<readonly PlaceCode[]>(() => (region ? placesOf(region) : []));
  const [like, setLike] = useState('');
  const [checked, setChecked] = useState(false);
  const say = (key: string, values?: object) => translate(`delivery.dialog.${key}`, values);
  const error = regionError(regions, region?._id ?? undefined, { name, places });
  const moved = movedTo(regions, region?._id ?? undefined, places);
  const ofName = error && nameFaults.has(error.kind) ? error : undefined;
  const ofPlaces = error && !ofName ? error : undefined;
  const named = (some: readonly PlaceCode[]): string =>
    some.length > NAMED
      ? say('andMore', {
          some: some.slice(0, NAMED).map(words.nameOf).join(', '),
          smart_count: some.length - NAMED,
        })
      : some.map(words.nameOf).join(', ');
  const owners = new Map(
    regions
      .filter(({ _id }) => _id !== region?._id)
      .flatMap((each) => placesOf(each).map((place) => [place, each.name ?? ''] as const)),
  );
  const keep = async () => {
    setChecked(true);
    if (error) return;
    const stored = await action.run(() =>
      provider.keepRegion('delivery', {
        terms,
        region: {
          ...(region?._id && { id: region._id }),
          name,
          places,
          ...(like !== '' && { likeRegion: like }),
        },
      }),
    );
    if (stored) onKept(stored.data.id);
  };
  return (
    <ConfirmDialog
      open
      wide
      title={region ? say('change', { name: region.name }) : say('add')}
      confirm={say(region ? 'keep' : 'make')}
      busy={action.busy}
      disabled={ofPlaces !== undefined}
      onConfirm={() => void keep()}
      onClose={onClose}
      error={
        action.error && {
          title: say(action.error.status === 409 ? 'faster' : 'failed'),
          cause: action.error,
          notDone: say('notDone'),
        }
      }
    >
      <div className="stack-16">
        <TextField
          label={say('name')}
          hint={say('nameHint')}
          error={checked && ofName ? say(`error.${ofName.kind}`) : undefined}
          value={name}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that a person has just opened
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
        <PlacePicker chosen={places} ownerOf={(place) => owners.get(place)} onChange={setPlaces} />
        <ul className={styles['notice']} aria-live="polite">
          <li>
            {places.length === 0
              ? say('rest')
              : say('count', { smart_count: new Set(places.map(countryOf)).size })}
          </li>
          {moved.map(({ region: other, places: missing }) => (
            <li key={other._id} className={styles['moves']}>
              {say('moves', { places: named(missing), region: other.name })}
            </li>
          ))}
          {ofPlaces && <li role="alert">{say(`error.${ofPlaces.kind}`, ofPlaces)}</li>}
        </ul>
        {!region && regions.length > 0 && (
          <SelectField label={say('like')} hint={say('likeHint')} value={like} onChange={setLike}>
            <MenuItem value="">{say('likeNone')}</MenuItem>
            {regions.map((each) => (
              <MenuItem key={each._id} value={each._id ?? ''}>
                {each.name}
              </MenuItem>
            ))}
          </SelectField>
        )}
      </div>
    </ConfirmDialog>
  );
}
