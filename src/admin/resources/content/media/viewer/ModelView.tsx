import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { drawModel } from './draw-model.ts';
import styles from './viewer.module.css';
import './messages.en.ts';

const drawsModels = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

interface Props {
  address: string;
  name: string;
  /** Told once it is drawn, while the canvas can be read. */
  onDrawn?: ((canvas: HTMLCanvasElement) => void) | undefined;
}

/** A 3D file that is turned by dragging. */
export default function ModelView({ address, name, onDrawn }: Props) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn] = useState(drawsModels);
  const [failed, setFailed] = useState(drawn ? undefined : translate('media.viewer.noModel'));
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  });
  useEffect(() => {
    const on = canvas.current;
    if (!on || !drawn) return undefined;
    return drawModel(
      on,
      address,
      (cause) => setFailed(cause.message),
      () => tell.current?.(on),
    );
  }, [address, drawn]);
  if (failed !== undefined)
    return (
      <div className={styles['note']} role="alert">
        <h2>{translate('media.viewer.modelFailed')}</h2>
        <p>{failed}</p>
      </div>
    );
  return (
    <canvas
      ref={canvas}
      className={styles['model']}
      role="img"
      aria-label={translate('media.viewer.model', { name })}
    />
  );
}
