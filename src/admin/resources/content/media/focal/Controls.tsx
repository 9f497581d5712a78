import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { Crosshair, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Point } from '#shared/media.ts';
import { MIDDLE } from '#shared/cover.ts';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { percentsOf, pointAt, samePoint, steppedBy } from './points.ts';
import styles from './focal.module.css';

interface Props {
  point: Point;
  /** As it is kept. */
  kept: Point;
  onPoint: (point: Point) => void;
}

export function Controls({ point, kept, onPoint }: Props) {
  const translate = useTranslate();
  const { across, down } = percentsOf(point);
  return (
    <div className={styles['controls']}>
      <Percent name="across" value={across} onValue={(x) => onPoint(pointAt(x / 100, point.y))} />
      <Percent name="down" value={down} onValue={(y) => onPoint(pointAt(point.x, y / 100))} />
      <Button disabled={samePoint(point, MIDDLE)} onClick={() => onPoint(MIDDLE)}>
        <Crosshair aria-hidden />
        {translate('media.focal.centre')}
      </Button>
      {!samePoint(point, kept) && (
        <Button onClick={() => onPoint(kept)}>
          <Undo2 aria-hidden />
          {translate('media.focal.backTo', percentsOf(kept))}
        </Button>
      )}
      <small className={styles['keys']}>
        <KeyHint keys={['←', '↑', '↓', '→']} />
        {translate('media.focal.steps')}
        <KeyHint keys={['⇧']} />
        {translate('media.focal.bigSteps')}
      </small>
    </div>
  );
}

interface PercentProps {
  name: 'across' | 'down';
  value: number;
  onValue: (value: number) => void;
}

/** What is typed counts as soon as it is a number from 0 to 100. */
function Percent({ name, value, onValue }: PercentProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles['percent']}>
      <TextField
        label={translate(`media.focal.${name}`)}
        value={typed ?? String(value)}
        inputMode="numeric"
        endAdornment={<InputAdornment position="end">{translate('media.focal.percent')}</InputAdornment>}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = /^\s*(\d{1,3})\s*$/.exec(target.value)?.[1];
          if (read !== undefined && Number(read) <= 100) onValue(Number(read));
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const key = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }[event.key];
          const next = key && steppedBy({ x: value / 100, y: 0 }, key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          setTyped(undefined);
          onValue(percentsOf(next).across);
        }}
      />
    </div>
  );
}
