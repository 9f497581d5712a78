import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeliveryTried } from '#shared/delivery-offer.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { useSaveKey } from '#admin/ui/form/use-save-key.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { ConflictBar } from './ConflictBar.tsx';
import styles from './Delivery.module.css';
import { FromCard } from './FromCard.tsx';
import type { Terms } from './provider.ts';
import { tableFrom } from './rates/option-form.ts';
import { rowFor } from './rates/rate-table.ts';
import { type Rates, useRates, type RateOption } from './rates/use-rates.ts';
import { countryOf, placesOf } from './regions/region-places.ts';
import { RegionCard } from './regions/RegionCard.tsx';
import { RegionDialog } from './regions/RegionDialog.tsx';
import { RegionList } from './regions/RegionList.tsx';
import { TryCard } from './try/TryCard.tsx';
import { useAddress } from './try/use-address.ts';
import { useSampleCart } from './try/use-sample-cart.ts';
import { useTrial } from './try/use-trial.ts';
import { usePlaceRows } from './locations/PlaceRows.tsx';
import { usePlaces } from './locations/use-places.ts';
import { useTerms } from './use-terms.ts';
import './messages.en.ts';
import './locations/locations.en.ts';

/** Which row of each option answered the tried address. */
function hitsOf(
  rates: Rates,
  tried: DeliveryTried | undefined,
  currency: string,
): ReadonlyMap<string, number> {
  const offered = new Set(tried?.offered.map(({ id }) => id));
  return new Map(
    rates.ways.flatMap((way): [string, number][] =>
      tried && offered.has(way.id) && !way.form.unsaid
        ? [[way.id, rowFor(tableFrom(way.form, currency), tried.bag)]]
        : [],
    ),
  );
}

/** The region that has it is drawn some frames later. */
const MAX_FRAMES = 10;

function focusWhenMarked(frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const marked = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    if (marked) marked.focus();
    else if (frames > 0) focusWhenMarked(frames - 1);
  });
}

/** ⌘S saves, as in every form; what is wrong is marked and gone to, in whichever region it is. */
function useSaving(rates: Rates, shown: string | undefined, open: (regionId: string) => void) {
  const goTo = ({ regionIds }: RateOption): void => {
    const [elsewhere] = regionIds;
    if (elsewhere !== undefined && !(shown !== undefined && regionIds.includes(shown))) open(elsewhere);
    focusWhenMarked();
  };
  const save = () => void rates.save().then((wrong) => wrong && goTo(wrong));
  const showErrors = () => {
    const wrong = rates.check();
    if (wrong) goTo(wrong);
  };
  useSaveKey(rates.dirty && !rates.busy, save);
  return { save, showErrors };
}

function Told({ terms }: { terms: Terms }) {
  const translate = useTranslate();
  const regions = (terms.profile.deliveryRegions ?? []).filter(({ active }) => active !== false);
  const countries = new Set(regions.flatMap(placesOf).map(countryOf)).size;
  return (
    <span>
      {translate('delivery.countries', { smart_count: countries })}{' '}
      {translate('delivery.inRegions', { smart_count: regions.length })}
    </span>
  );
}

function SaveButtons({ rates, save }: { rates: Rates; save: () => void }) {
  const translate = useTranslate();
  const phone = usePhone();
  return (
    <>
      {rates.dirty && (
        <Button disabled={rates.busy} onClick={rates.reset}>
          {translate('counterpart.form.discard')}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={!rates.dirty || rates.busy || rates.conflicts.length > 0}
        aria-busy={rates.busy}
        onClick={save}
      >
        {translate('delivery.save')}
        {!phone && <KeyHint keys={['mod', 'S']} />}
      </Button>
    </>
  );
}

function Board({ terms }: { terms: Terms }) {
  const translate = useTranslate();
  const phone = usePhone();
  const allowed = useMayDo('delivery', 'edit');
  const mayShape = useMayDo('delivery', 'regions');
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const rates = useRates(terms);
  const { currency } = useStoreProfile();
  const guard = useLeaveGuard(rates.dirty && !rates.busy);
  const regions = terms.profile.deliveryRegions ?? [];
  const region = regions.find(({ _id }) => _id === search.get('region')) ?? regions[0];
  const where = useAddress(region);
  const cart = useSampleCart();
  const drafted = rates.drafted();
  const trial = useTrial(
    where.address,
    cart,
    drafted && { shippingOptions: drafted.map((each) => ({ ...each })) },
  );
  const { places } = usePlaces();
  const placeRows = usePlaceRows(
    places,
    region?._id ?? '',
    (region?.destinations ?? []).map(({ countryCode }) => countryCode ?? ''),
  );
  const open = (id: string) => setSearch({ region: id }, { replace: true });
  const { save, showErrors } = useSaving(rates, region?._id ?? undefined, open);
  const waysIn = (id: string) =>
    rates.ways.filter(({ regionIds }) => regionIds.includes(id)).length +
    [...places.deliveries, ...places.pickups].filter(({ deliveryRegionIds = [] }) =>
      deliveryRegionIds.includes(id),
    ).length;
  const told = rates.dirty && (
    <span className={styles['count']} role="status">
      {translate('delivery.unsaved', { smart_count: rates.changes })}
    </span>
  );
  return (
    <Page
      title={translate('delivery.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      beside={<Told terms={terms} />}
      actions={
        <>
          {!phone && told}
          {mayShape && (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {translate('delivery.regions.add')}
            </Button>
          )}
          {allowed && !phone && <SaveButtons rates={rates} save={save} />}
        </>
      }
    >
      {!allowed && <p className={styles['quiet']}>{translate('counterpart.form.readOnly')}</p>}
      <ConflictBar rates={rates} />
      {rates.error && rates.conflicts.length === 0 && (
        <ErrorState
          inline
          error={rates.error}
          title={translate('delivery.notSaved')}
          notDone={translate('delivery.notDone', { smart_count: rates.changes })}
        />
      )}
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          {phone && regions.length > 0 ? (
            <SelectField label={translate('delivery.regions.one')} value={region?._id ?? ''} onChange={open}>
              {regions.map((each) => (
                <MenuItem key={each._id} value={each._id ?? ''}>
                  {each.name}
                </MenuItem>
              ))}
            </SelectField>
          ) : (
            <RegionList regions={regions} chosen={region?._id ?? undefined} waysIn={waysIn} />
          )}
          {!phone && <FromCard />}
        </div>
        {region ? (
          <RegionCard
            terms={terms}
            region={region}
            rates={rates}
            hits={hitsOf(rates, trial.tried, currency)}
            others={placeRows.rows}
            adders={placeRows.adders}
            onRemoved={() => {
              // What was begun in it goes with it.
              for (const way of rates.ways)
                if (!way.kept && region._id && way.regionIds.includes(region._id))
                  rates.remove(way, region._id);
              setSearch({}, { replace: true });
            }}
          />
        ) : (
          <EmptyState
            icon={Plus}
            title={translate('delivery.none')}
            detail={translate('delivery.noneDetail')}
          />
        )}
        <div className={`${styles['stack']} ${styles['aside']}`}>
          <TryCard where={where} bag={cart} trial={trial} onShowErrors={showErrors} />
          {phone && <FromCard />}
        </div>
      </div>
      {placeRows.dialogs}
      {adding && (
        <RegionDialog
          terms={terms}
          region={undefined}
          onKept={(id) => {
            setAdding(false);
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {phone && allowed && rates.dirty && (
        <>
          {told}
          <BottomBar>
            <SaveButtons rates={rates} save={save} />
          </BottomBar>
        </>
      )}
      {guard}
    </Page>
  );
}

function Read() {
  const translate = useTranslate();
  const read = useTerms();
  if (read.isError && !read.data) return <RecordLoadError place="list" read={read} />;
  if (read.data) return <Board terms={read.data} />;
  return (
    <Page
      title={translate('delivery.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      <LineSkeleton widths={[40, 60, 50]} />
    </Page>
  );
}

/** Where the shop delivers, how, and for how much. */
export default function Delivery() {
  return (
    <ResourceContextProvider value="delivery">
      <Read />
    </ResourceContextProvider>
  );
}
