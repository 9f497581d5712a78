import { useResourceContext, useTranslate } from 'ra-core';
import { Page } from '../Page.tsx';
import type { Read } from './QueryState.tsx';
import { LoadError } from './LoadError.tsx';

/** The page of one record that could not be read; its words are `<resource>.<place>`, such as `orders.show`. */
export function RecordLoadError({ place, read }: { place: string; read: Read<unknown> }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = `${resource}.${place}`;
  const list = `/${resource}`;
  const name = translate(`${resource}.name`);
  return (
    <Page title={translate(`${words}.title`, { _: name })} back={{ to: list, label: name }}>
      <LoadError error={read.error} words={words} retry={() => void read.refetch()} list={list} />
    </Page>
  );
}
