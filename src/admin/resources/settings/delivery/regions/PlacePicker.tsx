import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { listCountries } from '#shared/countries.ts';
import { hasSubdivisions } from '#shared/address/address-form.ts';
import { listSubdivisions } from '#shared/address/subdivisions.ts';
import { countriesOf, countryGroups } from '#shared/world.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { countryOf, isPart, type PlaceCode } from './region-places.ts';
import styles from './regions.module.css';

interface Props {
  chosen: readonly PlaceCode[];
  /** Which region has a place now. */
  ownerOf: (place: PlaceCode) => string | undefined;
  onChange: (places: PlaceCode[]) => void;
}

/** Countries by search, many at once by what people call them, and parts of those that have any. */
export function PlacePicker({ chosen, ownerOf, onChange }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(chosen.filter(isPart).map(countryOf)),
  );
  const has = new Set(chosen);
  const requested = text.trim().toLowerCase();
  const found = countries.filter(
    ({ code, name }) =>
      requested === '' || name.toLowerCase().includes(requested) || code.toLowerCase() === requested,
  );
  const without = (country: string) => chosen.filter((place) => countryOf(place) !== country);
  const take = (codes: readonly string[]) => {
    const isAll = codes.every((code) => has.has(code));
    const others = chosen.filter((place) => !codes.includes(countryOf(place)));
    onChange(isAll ? others : [...others, ...codes]);
  };
  const owner = (place: PlaceCode) => {
    const name = ownerOf(place);
    return name === undefined ? null : (
      <small className="note">{translate('delivery.dialog.in', { region: name })}</small>
    );
  };
  return (
    <div className={styles['picker']}>
      <TextField
        label={translate('delivery.dialog.find')}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['groups']} role="group" aria-label={translate('delivery.dialog.many')}>
        {countryGroups.map((group) => {
          const codes = countriesOf(group);
          const isAll = codes.every((code) => has.has(code));
          return (
            <Button key={group} size="small" aria-pressed={isAll} onClick={() => take(codes)}>
              {translate(`delivery.dialog.group.${group}`)}
            </Button>
          );
        })}
      </div>
      <ul className={styles['countries']} aria-label={translate('delivery.dialog.countries')}>
        {found.map(({ code, name }) => {
          const parts = chosen.filter((place) => isPart(place) && countryOf(place) === code);
          const isOpen = opened.has(code);
          return (
            <li key={code}>
              <div className={styles['country']}>
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={has.has(code)}
                      indeterminate={parts.length > 0}
                      onChange={() => onChange(has.has(code) ? without(code) : [...without(code), code])}
                    />
                  }
                  label={name}
                />
                {owner(code)}
                {hasSubdivisions(code) && (
                  <Button
                    size="small"
                    variant="text"
                    aria-expanded={isOpen}
                    onClick={() =>
                      setOpened(
                        (all) => new Set(isOpen ? [...all].filter((one) => one !== code) : [...all, code]),
                      )
                    }
                  >
                    {isOpen ? (
                      <ChevronDown size={14} aria-hidden />
                    ) : (
                      <ChevronRight size={14} aria-hidden className="flip" />
                    )}
                    {translate('delivery.dialog.subdivisions', { name })}
                  </Button>
                )}
              </div>
              {isOpen && (
                <ul
                  className={styles['sections']}
                  aria-label={translate('delivery.dialog.subdivisions', { name })}
                >
                  {listSubdivisions(code).map((part) => (
                    <li key={part.code} className={styles['country']}>
                      <FormControlLabel
                        control={
                          <Checkbox
                            size="small"
                            checked={has.has(code) || has.has(part.code)}
                            disabled={has.has(code)}
                            onChange={() =>
                              onChange(
                                has.has(part.code)
                                  ? chosen.filter((place) => place !== part.code)
                                  : [...chosen, part.code],
                              )
                            }
                          />
                        }
                        label={part.name}
                      />
                      {owner(part.code)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
        {found.length === 0 && <li className={styles['none']}>{translate('delivery.dialog.none')}</li>}
      </ul>
    </div>
  );
}
