import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { BesideWall } from './BesideWall.tsx';
import type { WallData } from './read-wall.ts';

/** A second step without a first: another tab, or an old bookmark. */
export function NothingPending({ wall }: { wall: WallData }) {
  const t = useT();
  const to = usePath();
  return (
    <BesideWall wall={wall}>
      <h1>{t('signIn.nothing.title')}</h1>
      <p className="quiet">{t('signIn.nothing.text')}</p>
      <ButtonLink size="big" block href={to('/sign-in')}>
        {t('signIn.signIn')}
      </ButtonLink>
    </BesideWall>
  );
}
