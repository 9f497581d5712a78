import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { mediaDesk } from '#shared/desks/media.ts';
import type { FileDetails } from '#shared/media.ts';
import { useMay } from '#admin/access/session.ts';
import { mediaUrl } from '#wix/media-url.ts';
import { sidesOf } from '../kinds.ts';
import type { MediaFile } from '../media-file.ts';
import { Cut } from './Cut.tsx';
import { percentsOf, rounded } from './points.ts';
import { useShopFrames } from './use-shop-frames.ts';
import styles from './focal.module.css';
import './messages.en.ts';

interface Props {
  file: MediaFile;
  details?: FileDetails | undefined;
}

const SMALL = { width: 320, height: 320 };
/** As many as fit beside each other; products first. */
const SHOWN = ['sheet', 'square', 'closeUp', 'hero', 'family', 'collection'];
const MAX_SHOWN = 3;

/** Under the picture in the panel: what the shop makes of it, and the way to where that is set. */
export default function FocalPanel({ file, details }: Props) {
  const translate = useTranslate();
  const mayEdit = useMay(mediaDesk.rights.edit);
  const { search } = useLocation();
  const frames = useShopFrames() ?? [];
  const { width, height } = sidesOf(file, details);
  const plain = file.private ? undefined : mediaUrl(file.url, SMALL, 'fit');
  const address = plain && details?.sha256 ? `${plain}?v=${details.sha256.slice(0, 12)}` : plain;
  if (!details || !width || !height) return null;
  const point = rounded(details.focalPoint);
  return (
    <div className="stack-8">
      {address && (
        <div className={styles['small']}>
          {SHOWN.flatMap((name) => frames.filter((frame) => frame.name === name))
            .slice(0, MAX_SHOWN)
            .map((frame) => (
              <Cut
                key={frame.name}
                address={address}
                source={{ width, height }}
                frame={frame}
                point={point}
              />
            ))}
        </div>
      )}
      <div className={styles['line']}>
        <small className="num">{translate('media.focal.at', percentsOf(point))}</small>
        {mayEdit && (
          <Button
            size="small"
            component={Link}
            to={`/media/${encodeURIComponent(file.id)}/focal-point`}
            state={{ library: search }}
          >
            {translate('media.focal.set')}
          </Button>
        )}
      </div>
    </div>
  );
}
