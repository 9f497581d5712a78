import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { segmentIds, segmentKindOf, type CustomerSegment } from '#shared/customer-segments.ts';
import { formatMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import styles from '../discounts.module.css';
import { useSegments } from '../use-segments.ts';
import { useDiscountDraft } from './use-discount-form.ts';

interface Props {
  segments: readonly string[];
  place: string;
  onChange: (segments: string[]) => void;
}

const inOrder = (ids: readonly string[]): string[] => {
  const places = Object.values(segmentIds);
  const placeOf = (id: string): number => (places.includes(id) ? places.indexOf(id) : places.length);
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Some of the shop's segments; one that is made elsewhere may be taken out. */
export function SegmentCell({ segments, place, onChange }: Props) {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  const { allowed, errorAt } = useDiscountDraft();
  const known = useSegments();
  const say = (key: string, values?: object) => translate(`discounts.segment.${key}`, values);
  const nameOf = (id: string) => say(`name.${segmentKindOf(id) ?? 'other'}`);
  const hintOf = ({ kind, spent, ...bounds }: CustomerSegment) =>
    say(`hint.${kind}`, { ...bounds, ...(spent && { spent: formatMoney(spent, currency, locale) }) });
  const others = segments.filter((id) => !known.some((each) => each.id === id));
  const label = translate('discounts.when.segments');
  const wrong = errorAt(place) !== undefined;
  return (
    <Select<string[]>
      fullWidth
      multiple
      displayEmpty
      disabled={!allowed}
      error={wrong}
      value={[...segments]}
      renderValue={(chosen) =>
        chosen.length > 0 ? chosen.map(nameOf).join(', ') : translate('discounts.when.nobody')
      }
      slotProps={{ input: { 'aria-label': label } }}
      SelectDisplayProps={{ 'aria-label': label, ...(wrong && { 'aria-describedby': `${place}-below` }) }}
      onChange={({ target: { value } }) => onChange(inOrder(Array.isArray(value) ? value : [value]))}
    >
      {known.map((segment) => (
        <MenuItem key={segment.id} value={segment.id} className={styles['choice'] ?? ''}>
          <Checkbox size="small" checked={segments.includes(segment.id)} tabIndex={-1} aria-hidden />
          <span className={styles['stacked']}>
            <span>{nameOf(segment.id)}</span>
            <small>{hintOf(segment)}</small>
          </span>
        </MenuItem>
      ))}
      {others.map((id) => (
        <MenuItem key={id} value={id}>
          <Checkbox size="small" checked tabIndex={-1} aria-hidden />
          {nameOf(id)}
        </MenuItem>
      ))}
    </Select>
  );
}
