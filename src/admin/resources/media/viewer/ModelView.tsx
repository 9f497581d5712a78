import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { drawModel } from './draw-model.ts';
import styles from './viewer.module.css';
import './messages.en.ts';

const drawsModels = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** A 3D file that is turned by dragging. */
export default function ModelView({ address, name }: { address: string; name: string }) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn] = useState(drawsModels);
  const [failed, setFailed] = useState(drawn ? undefined : translate('media.viewer.noModel'));
  useEffect(() => {
    if (!canvas.current || !drawn) return undefined;
    return drawModel(canvas.current, address, (cause) => setFailed(cause.message));
  }, [address, drawn]);
  if (failed !== undefined)
    return (
      <div className={styles['told']} role="alert">
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
