import { useQuery } from '@tanstack/react-query';
import { Crosshair } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#admin/access/session.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { sidesOf } from '../kinds.ts';
import type { MediaFile } from '../media-file.ts';
import { useFileAddress } from '../use-file-address.ts';
import type { MediaDataProvider } from '../use-library.ts';
import { FocalEditor } from './FocalEditor.tsx';
import { useWayBack } from './use-way-back.ts';
import '../media-messages.en.ts';
import '../uses/messages.en.ts';
import './messages.en.ts';

/** `/media/<id>/focal-point`: what stays in sight when the shop cuts the picture. */
export default function FocalPointPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const embedded = useSession()?.ownFields ?? false;
  const read = useOneRecord<MediaFile>('media', id);
  const back = { to: useWayBack(id), label: translate('media.name') };
  if (read.isError) return <RecordLoadError place="focal" read={read} />;
  if (!embedded || (read.data && read.data.mediaType !== 'IMAGE')) {
    const why = embedded ? 'notPicture' : 'hosted';
    return (
      <Page title={translate('media.focal.title')} back={back}>
        <EmptyState
          icon={Crosshair}
          title={translate(`media.focal.${why}`)}
          detail={translate(`media.focal.${why}Detail`)}
        />
      </Page>
    );
  }
  return read.data ? <Detailed file={read.data} /> : <Waiting />;
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Page title={translate('media.focal.title')} back={{ to: '/media', label: translate('media.name') }}>
      <LineSkeleton widths={[40, 60, 50]} />
    </Page>
  );
}

/** What is edited must not change under the fingers, so this is read once. */
function Detailed({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const provider = useDataProvider<MediaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'details', { toEdit: file.id }],
    queryFn: async ({ signal }) => (await provider.details('media', { ids: [file.id], signal })).data[0],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const shown = useFileAddress(file, data?.sha256);
  const [loaded, setLoaded] = useState<{ width: number; height: number }>();
  const { width, height } = sidesOf(file, data);
  const source = width && height ? { width, height } : loaded;
  const problem = error ?? shown.error;
  if (problem)
    return (
      <Page title={translate('media.focal.title')} back={{ to: '/media', label: translate('media.name') }}>
        <ErrorState title={translate('media.focal.failed')} error={problem} retry={() => void refetch()} />
      </Page>
    );
  if (!data || !shown.address) return <Waiting />;
  if (!source)
    return (
      <>
        <Waiting />
        <img
          className="visually-hidden"
          src={shown.address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded({ width: naturalWidth, height: naturalHeight })
          }
        />
      </>
    );
  return (
    <FocalEditor
      file={file}
      address={shown.address}
      source={source}
      alt={data.altText ?? file.displayName ?? ''}
      saved={data.focalPoint}
    />
  );
}
