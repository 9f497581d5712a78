import type { ComponentType } from 'react';
import type { PageProps, Params } from './define-page.ts';
import { Frame } from './Frame.tsx';
import { Awaited } from './Awaited.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import { WallFrame } from './WallFrame.tsx';
import { PageProvider, type PageFacts } from './page-context.tsx';

const frames = { plain: PlainFrame, wall: WallFrame };

interface Props {
  facts: PageFacts;
  /** Absent while a page that is drawn in the browser is on its way. */
  page: ComponentType<PageProps<unknown>> | undefined;
  data: unknown;
  params: Params;
  frame: keyof typeof frames | undefined;
}

/** A page in its frame; drawn alike by the server and the browser. */
export function PageRoot({ facts, page: Page, data, params, frame }: Props) {
  const Around = frame ? frames[frame] : Frame;
  return (
    <PageProvider facts={facts}>
      <Around data={data}>
        {Page ? <Page data={data} params={params} search={new URLSearchParams(facts.search)} /> : <Awaited />}
      </Around>
    </PageProvider>
  );
}
