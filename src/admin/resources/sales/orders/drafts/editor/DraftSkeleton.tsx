import Skeleton from '@mui/material/Skeleton';
import { Card } from '#admin/ui/Card.tsx';
import { Columns } from '#admin/ui/Columns.tsx';
import { Page } from '#admin/ui/Page.tsx';

const Block = ({ height }: { height: number }) => (
  <Card>
    <Skeleton height={height} variant="rounded" />
  </Card>
);

/** The page's cards at their places, before it is known what is in them. */
export function DraftSkeleton({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <Page title={title} back={{ to, label }}>
      <div aria-busy>
        <Columns cards aside={<Block height={220} />}>
          <Block height={56} />
          <Block height={240} />
          <Block height={160} />
        </Columns>
      </div>
    </Page>
  );
}
