import { useState } from 'react';
import { explainFailure } from '../../shell/explain-failure.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import type { ShownReview } from './read-reviews.ts';

interface Vote {
  helpful: number;
  mine: boolean;
  busy: boolean;
  failure?: string;
}

/** Once for each visitor or member; pressed again it is taken back. */
export function HelpfulButton({ review }: { review: ShownReview }) {
  const t = useT();
  const [vote, setVote] = useState<Vote>({
    helpful: review.helpful,
    mine: false,
    busy: false,
  });
  async function press(): Promise<void> {
    const mine = !vote.mine;
    setVote({ helpful: vote.helpful, mine: vote.mine, busy: true });
    try {
      const { voteFor } = await import('#wix/shopper/review-operations.ts');
      const { foundHelpful } = await voteFor(review.id, mine);
      setVote({ helpful: foundHelpful, mine, busy: false });
    } catch (thrown) {
      setVote({ ...vote, busy: false, failure: await explainFailure(t('reviews.voteFailed'), thrown) });
    }
  }
  return (
    <p>
      <Button size="sm" look="line" aria-pressed={vote.mine} busy={vote.busy} onClick={() => void press()}>
        <Icon name="thumb" small />
        <span className="num">
          {vote.helpful === 0 ? t('reviews.helpful') : t('reviews.helpfulCount', { count: vote.helpful })}
        </span>
      </Button>
      <span className="small quiet" role="status">
        {vote.failure && ` ${vote.failure}`}
      </span>
    </p>
  );
}
