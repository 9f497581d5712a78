import { useState } from 'react';
import type { ShopWindow } from '../../shared/shop-window.ts';
import { message } from '../shell/messages.ts';
import { ShopFooter } from '../shell/ShopFooter.tsx';
import { ShopHeader } from '../shell/ShopHeader.tsx';
import { Facts } from './Facts.tsx';
import { Families } from './Families.tsx';
import { Hero } from './Hero.tsx';
import { NewPosters } from './NewPosters.tsx';
import { Numbers } from './Numbers.tsx';
import { Room } from './Room.tsx';
import { Wall } from './Wall.tsx';

export function Home({ window }: { window: ShopWindow }) {
  const [family, setFamily] = useState<string>();
  return (
    <>
      <a className="vh skip" href="#main">
        {message('skip')}
      </a>
      <ShopHeader />
      <main id="main">
        <Hero window={window} />
        <Facts window={window} />
        <NewPosters window={window} />
        <Families window={window} choose={setFamily} />
        <Room window={window} />
        <Numbers window={window} />
        <Wall window={window} family={family} choose={setFamily} />
      </main>
      <ShopFooter />
    </>
  );
}
