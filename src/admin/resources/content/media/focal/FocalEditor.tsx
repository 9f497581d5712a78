import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Point } from '#shared/media.ts';
import { seenInFrame, type ShopFrame } from '#shared/shop-frames.ts';
import { type CallError, toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.tsx';
import type { MediaFile } from '../media-file.ts';
import { UsesOf } from '../uses/UsesOf.tsx';
import { useUses } from '../uses/use-uses.ts';
import { Canvas } from './Canvas.tsx';
import { Conflict } from './Conflict.tsx';
import { Controls } from './Controls.tsx';
import { Crops } from './Crops.tsx';
import { rounded, samePoint } from './points.ts';
import { sidesText } from '#shared/sides-text.ts';
import styles from './focal.module.css';
import { useShopFrames } from './use-shop-frames.ts';
import { useWayBack } from './use-way-back.ts';

interface Props {
  file: MediaFile;
  address: string;
  source: { width: number; height: number };
  alt: string;
  /** As it is kept; none counts as the middle. */
  saved: Point | undefined;
}

const SHOWN_USES = 6;

const meanwhileIn = (thrown: CallError): Point | null | undefined =>
  thrown.code === 'FOCAL_POINT_CHANGED'
    ? ((thrown.data['focalPoint'] as Point | undefined) ?? null)
    : undefined;

export function FocalEditor({ file, address, source, alt, saved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: uses } = useUses([file.id]);
  const [was, setWas] = useState(saved);
  const stored = rounded(was);
  const [point, setPoint] = useState(stored);
  const frames = useShopFrames() ?? [];
  const [chosen, setChosen] = useState<ShopFrame['name']>('sheet');
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved'>('open');
  const [failure, setFailure] = useState<CallError>();
  const dirty = !samePoint(point, stored);
  const guard = useLeaveGuard(dirty && phase !== 'saved');
  const back = useWayBack(file.id);
  // Not before the guard knows that nothing is left behind.
  useEffect(() => {
    if (phase === 'saved') void navigate(back);
  }, [phase, navigate, back]);
  const meanwhile = failure && meanwhileIn(failure);
  const frame = frames.find(({ name }) => name === chosen) ?? frames[0];

  async function save(before: Point | undefined): Promise<void> {
    setPhase('saving');
    setFailure(undefined);
    try {
      const requested = { fileId: file.id, focalPoint: point, was: before ?? null };
      await callApi('POST', '/admin/api/media/focal-point', requested);
      setPhase('saved');
      void client.invalidateQueries({ queryKey: ['media', 'details'] });
      notify('media.focal.saved', { type: 'success' });
    } catch (thrown) {
      setPhase('open');
      setFailure(toCallError(thrown));
    }
  }

  const { locale } = useStoreProfile();
  const sides = sidesText(source.width, source.height, locale);
  const places =
    uses &&
    (uses.length === 0
      ? translate('media.focal.unused')
      : translate('media.focal.used', { smart_count: uses.length }));
  return (
    <Page
      title={file.displayName ?? translate('media.focal.title')}
      ground="sheet"
      back={{ to: back, label: translate('media.name'), detail: translate('media.focal.title') }}
      beside={<span className="num">{[sides, places].filter(Boolean).join(', ')}</span>}
      actions={
        <>
          <Button component={Link} to={back}>
            {translate('counterpart.action.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!dirty || phase !== 'open'}
            aria-busy={phase === 'saving'}
            onClick={() => void save(was)}
          >
            {translate('media.focal.save')}
          </Button>
        </>
      }
    >
      {guard}
      {failure && meanwhile === undefined && (
        <ErrorState inline title={translate('media.focal.failed')} error={failure} />
      )}
      {meanwhile !== undefined && (
        <Conflict
          theirs={rounded(meanwhile ?? undefined)}
          mine={point}
          onTheirs={() => {
            setWas(meanwhile ?? undefined);
            setPoint(rounded(meanwhile ?? undefined));
            setFailure(undefined);
          }}
          onMine={() => {
            setWas(meanwhile ?? undefined);
            void save(meanwhile ?? undefined);
          }}
        />
      )}
      <div className={styles['sections']}>
        <div className={styles['editor']}>
          {frame && (
            <Canvas
              address={address}
              source={source}
              alt={alt}
              point={point}
              onPoint={setPoint}
              band={{
                seen: seenInFrame(source, frame, point),
                name: translate('media.focal.crops.sees', {
                  frame: translate(`media.focal.crops.${frame.name}`),
                }),
              }}
            />
          )}
          <Controls point={point} kept={stored} onPoint={setPoint} />
          {uses && uses.length > 0 && (
            <section className={styles['used']} aria-label={translate('media.focal.usedIn')}>
              <UsesOf uses={uses} most={SHOWN_USES} />
            </section>
          )}
        </div>
        <Crops
          address={address}
          source={source}
          point={point}
          frames={frames}
          chosen={frame?.name ?? chosen}
          onChoose={setChosen}
        />
      </div>
    </Page>
  );
}
