import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { bringers } from '#shared/media-listing.ts';
import { useSession } from '#admin/access/session.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { periods, sizes, widened, type LibraryLocation, type PlaceChange } from '../library-location.ts';
import styles from './page.module.css';

interface Props {
  anchor: HTMLElement | undefined;
  place: LibraryLocation;
  labels: readonly string[];
  own: boolean;
  onChange: (change: PlaceChange) => void;
  onClose: () => void;
}

/** What narrows the list down beside its kind and what is searched. */
export function FilterMenu({ anchor, place, labels, own, onChange, onClose }: Props) {
  const translate = useTranslate();
  const any = <MenuItem value="">{translate('media.filter.any')}</MenuItem>;
  const { colleagues = [], demo = false } = useSession() ?? {};
  const people =
    colleagues.some(({ email }) => email === place.by) || !place.by?.includes('@')
      ? colleagues
      : [{ email: place.by, name: place.by }, ...colleagues];
  const known =
    place.label !== undefined && !labels.includes(place.label) ? [place.label, ...labels] : labels;
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('media.filter.title') } }}
    >
      <div className={styles['filters']}>
        <SelectField
          label={translate('media.filter.private')}
          value={place.privacy ?? ''}
          onChange={(value) => onChange({ private: value })}
        >
          {any}
          <MenuItem value="yes">{translate('media.filter.onlyPrivate')}</MenuItem>
          <MenuItem value="no">{translate('media.filter.onlyPublic')}</MenuItem>
        </SelectField>
        {own && (
          <>
            <SelectField
              label={translate('media.filter.label')}
              value={place.label ?? ''}
              onChange={(value) => onChange({ label: value })}
            >
              {any}
              {known.slice(0, 200).map((label) => (
                <MenuItem key={label} value={label}>
                  {label}
                </MenuItem>
              ))}
            </SelectField>
            <SelectField
              label={translate('media.filter.size')}
              value={place.size ?? ''}
              onChange={(value) => onChange({ size: value })}
            >
              {any}
              {Object.keys(sizes).map((size) => (
                <MenuItem key={size} value={size}>
                  {translate(`media.filter.sizes.${size}`)}
                </MenuItem>
              ))}
            </SelectField>
            <SelectField
              label={translate('media.filter.added')}
              value={place.added ?? ''}
              onChange={(value) => onChange({ added: value })}
            >
              {any}
              {periods.map((period) => (
                <MenuItem key={period} value={period}>
                  {translate(`list.period.${period}`)}
                </MenuItem>
              ))}
            </SelectField>
            <SelectField
              label={translate('media.filter.by')}
              value={place.by ?? ''}
              onChange={(value) => onChange({ by: value })}
            >
              {any}
              {people.map(({ email, name }) => (
                <MenuItem key={email} value={email}>
                  {name}
                </MenuItem>
              ))}
              {bringers
                .filter((each) => each !== 'demo' || demo)
                .map((each) => (
                  <MenuItem key={each} value={each}>
                    {translate(`media.filter.bringers.${each}`)}
                  </MenuItem>
                ))}
            </SelectField>
            <SelectField
              label={translate('media.filter.state')}
              value={place.state ?? ''}
              onChange={(value) => onChange({ state: value })}
            >
              {any}
              <MenuItem value="PENDING">{translate('media.state.PENDING')}</MenuItem>
              <MenuItem value="FAILED">{translate('media.state.FAILED')}</MenuItem>
            </SelectField>
            <SelectField
              label={translate('media.filter.used')}
              value={place.unused ? 'yes' : ''}
              onChange={(value) => onChange({ unused: value })}
            >
              {any}
              <MenuItem value="yes">{translate('media.filter.unused')}</MenuItem>
            </SelectField>
          </>
        )}
        {!own && <p className={styles['note']}>{translate('media.hosted.filter')}</p>}
        <Button
          onClick={() => {
            onChange(widened);
            onClose();
          }}
        >
          {translate('media.filter.clear')}
        </Button>
      </div>
    </Popover>
  );
}
