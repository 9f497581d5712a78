import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mediaDesk } from '#shared/desks/media.ts';
import { posterOf, type FileDetails } from '#shared/media.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay } from '#admin/access/session.ts';
import type { MediaFile } from '../media-file.ts';

const POSTER = { width: 960, height: 720 };

/** The middle of the canvas, as large as a poster is. */
function cutOut(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = POSTER;
  const scale = Math.min(canvas.width / width, canvas.height / height);
  const poster = document.createElement('canvas');
  Object.assign(poster, POSTER);
  poster
    .getContext('2d')
    ?.drawImage(
      canvas,
      (canvas.width - width * scale) / 2,
      (canvas.height - height * scale) / 2,
      width * scale,
      height * scale,
      0,
      0,
      width,
      height,
    );
  return poster;
}

/**
 * Keeps what is drawn of a model as its picture, where it has none and this person may give it one. Where that fails, the
 * next who opens it tries again.
 * @returns what is to be told once it is drawn, while the canvas can be read
 */
export function useModelPoster(
  file: MediaFile,
  details: FileDetails | undefined,
): (canvas: HTMLCanvasElement) => void {
  const client = useQueryClient();
  const mayEdit = useMay(mediaDesk.rights.edit);
  const [picture, setPicture] = useState<string>();
  const found = details?.inspection;
  const fileId =
    mayEdit && file.state !== 'DELETED' && found && posterOf(found) === undefined ? file.id : undefined;
  useEffect(() => {
    if (picture === undefined || fileId === undefined) return;
    callApi('POST', '/admin/api/media/posters', { fileId, picture }).then(
      () => client.invalidateQueries({ queryKey: ['media'] }),
      () => undefined,
    );
  }, [picture, fileId, client]);
  return (canvas) => setPicture(cutOut(canvas).toDataURL('image/webp', 0.9).split(',')[1]);
}
