import Button from '@mui/material/Button';
import { Check, ExternalLink, Send, ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Demand } from '#shared/demand.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { Thumb } from '#admin/ui/Thumb.tsx';
import { FirstInLine } from '../requests/FirstInLine.tsx';
import { useStory } from '../use-demand.ts';
import { Bars } from './Bars.tsx';
import { mark, notify } from './bulk-actions.tsx';
import { AsideCell, Stock } from './cells.tsx';
import { useOneAction } from './use-one-action.tsx';
import styles from '../back-in-stock.module.css';

/** All there is to know of a variant that people wait for, and what can be done about it. */
export function DemandParts({ demand }: { demand: Demand }) {
  const translate = useTranslate();
  const { id, name, choices, sku, imageId, productId, reach, waiting } = demand;
  const { data: story } = useStory(id);
  const { may, open, dialog } = useOneAction(id);
  const title = [name || translate('back-in-stock.goneProduct'), choices].filter(Boolean).join(', ');
  useRecordCommands(
    useMemo(
      () => ({
        record: title,
        to: `/back-in-stock/${id}`,
        commands: [
          ...(may && reach > 0
            ? [
                {
                  id: 'notify',
                  icon: Send,
                  label: translate('back-in-stock.command.notify'),
                  run: () => open(notify),
                },
              ]
            : []),
          ...(may && waiting > 0
            ? [
                {
                  id: 'mark',
                  icon: Check,
                  label: translate('back-in-stock.command.mark'),
                  run: () => open(mark),
                },
              ]
            : []),
          {
            id: 'product',
            icon: ExternalLink,
            label: translate('back-in-stock.command.product'),
            to: `/products/${productId}`,
          },
        ],
      }),
      [title, id, may, reach, waiting, productId, translate, open],
    ),
  );
  return (
    <>
      <div className={styles['head']}>
        <Thumb image={imageId && `/media/${imageId}`} width={48} height={67} />
        <span>
          <h3>
            <Link to={`/products/${productId}`}>
              <bdi>{name || translate('back-in-stock.goneProduct')}</bdi>
            </Link>
          </h3>
          {choices && <bdi>{choices}</bdi>}
          <small className="num">
            {sku && `${sku} · `}
            <Stock demand={demand} />
          </small>
        </span>
      </div>
      {may && waiting > 0 && (
        <div className={styles['actions']}>
          {reach > 0 && (
            <Button variant="contained" size="small" onClick={() => open(notify)}>
              <Send aria-hidden />
              {translate('back-in-stock.notify', { count: reach })}
            </Button>
          )}
          <Button size="small" onClick={() => open(mark)}>
            <Check aria-hidden />
            {translate('back-in-stock.bulk.mark.action')}
          </Button>
        </div>
      )}
      <AsideCell demand={demand} />
      {story && <Bars days={story.days} />}
      <FirstInLine demand={demand} />
      <AsideSection title={translate('back-in-stock.aside.read')}>
        {story && story.languages.length > 0 && (
          <p>{story.languages.map(({ language, people }) => `${people} ${language}`).join(' · ')}</p>
        )}
        <p className={styles['note']}>
          <ShieldCheck size={14} aria-hidden />
          {translate('back-in-stock.aside.once')}
        </p>
        <EmailNotice of="back-in-stock.aside" />
      </AsideSection>
      {dialog}
    </>
  );
}
