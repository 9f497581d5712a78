import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { listCountries, type Country } from '#shared/countries.ts';
import { isInUnion } from '#shared/union.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { dateText } from '#admin/ui/date-text.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { VAT_LIST } from '../check/vat-list.ts';
import { placeKey, readPart, WITH_PARTS, WITHOUT_TAX } from '../tax-location.ts';
import { cellKey, type TaxRecord, type TaxValues } from '../table.ts';
import './messages-add.en.ts';
import styles from './AddRegions.module.css';

interface Props {
  record: TaxRecord;
  values: TaxValues;
  onClose: () => void;
  onAdd: (places: string[], rates: Record<string, string>) => void;
}

/** Countries, many at once, or parts of one. */
export default function AddRegions({ record, values, onClose, onAdd }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const [chosen, setChosen] = useState<Country[]>([]);
  const [parts, setParts] = useState('');
  const [withRates, setWithRates] = useState(true);
  const stands = (place: string) =>
    values.added.includes(place) || (!!record.regions[place] && !values.removed.includes(place));
  const countries = useMemo(
    () => listCountries(locale).filter(({ code }) => !WITHOUT_TAX.has(code)),
    [locale],
  );
  const [only] = chosen;
  const divided = chosen.length === 1 && only && WITH_PARTS.includes(only.code) ? only : undefined;
  const typed = divided ? parts.split(',').filter((part) => part.trim() !== '') : [];
  const codes = typed.map((part) => readPart(divided?.code ?? '', part));
  const wrong = codes.includes(undefined);
  const places = [
    ...new Set(
      typed.length > 0
        ? codes.map((subdivision) =>
            placeKey({ country: divided?.code ?? '', subdivision: subdivision ?? '' }),
          )
        : chosen.map(({ code }) => code),
    ),
  ];
  const known = places.some(stands);
  const general = record.groups.find(({ isDefault }) => isDefault);
  const listed = places.filter((place) => VAT_LIST.rates[place]);
  const day = dateText(`${VAT_LIST.asOf}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() });
  // A country of which parts are there may still come as a whole, and the other way round.
  const offered = countries.filter(({ code }) => !stands(code) || WITH_PARTS.includes(code));
  const union = countries.filter(({ code }) => isInUnion(code) && !stands(code));
  return (
    <ConfirmDialog
      open
      title={translate('tax-regions.title')}
      confirm={translate('tax-regions.add', { smart_count: places.length })}
      disabled={places.length === 0 || wrong || known}
      onClose={onClose}
      onConfirm={() => {
        const rates = withRates && general ? listed : [];
        onAdd(
          places,
          Object.fromEntries(
            rates.map((place) => [cellKey(place, general?.id ?? ''), VAT_LIST.rates[place]?.[0] ?? '']),
          ),
        );
      }}
    >
      <div className={styles['add']}>
        <Autocomplete<Country, true>
          multiple
          filterSelectedOptions
          options={offered}
          value={chosen}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ code }) => code}
          isOptionEqualToValue={(one, other) => one.code === other.code}
          noOptionsText={translate('tax-regions.none')}
          onChange={(_, next) => setChosen(next)}
          renderInput={({ id, slotProps: { input, htmlInput } }) => (
            <TextField
              {...input}
              id={id}
              label={translate('tax-regions.countries')}
              hint={translate('tax-regions.hint')}
              autoFocus
              inputProps={htmlInput}
            />
          )}
        />
        {union.length > 1 && (
          <Button size="small" onClick={() => setChosen(union)}>
            {translate('tax-regions.union')}
          </Button>
        )}
        {divided && (
          <TextField
            label={translate('tax-regions.subdivisions', { country: divided.name })}
            hint={translate('tax-regions.partsHint', {
              example: divided.code === 'US' ? 'NY, CA' : 'BY, BE',
            })}
            error={wrong ? translate('tax-regions.partsWrong') : undefined}
            value={parts}
            onChange={({ target }) => setParts(target.value)}
          />
        )}
        {known && <p role="alert">{translate('tax-regions.known')}</p>}
        {listed.length > 0 && general && (
          <div>
            <FormControlLabel
              control={<Checkbox checked={withRates} onChange={(_, on) => setWithRates(on)} />}
              label={translate('tax-regions.rates', { day })}
            />
            <p>{translate('tax-regions.ratesHint', { name: general.name })}</p>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
