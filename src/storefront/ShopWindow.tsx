import { Suspense, use, useEffect, useState } from 'react';
import { Home } from './home/Home.tsx';
import { HomeFailed } from './home/HomeFailed.tsx';
import { Welcome } from './home/Welcome.tsx';
import { loadShopWindow } from './shell/load-shop-window.ts';
import { message } from './shell/messages.ts';
import './shell/fonts.css';
import './shell/tokens.css';
import './shell/shop.css';
import './home/home.css';

const load = () => loadShopWindow().catch(() => 'failed' as const);
// Asked for while the page is still being put together.
const first = load();

function Content({ answer, retry }: { answer: ReturnType<typeof load>; retry: () => void }) {
  const window = use(answer);
  useEffect(() => {
    document.title = message(window === null ? 'page.welcome' : 'page.title');
  }, [window]);
  if (window === 'failed') return <HomeFailed retry={retry} />;
  return window === null ? <Welcome /> : <Home window={window} />;
}

/** The front page. */
export default function ShopWindow() {
  const [answer, setAnswer] = useState(first);
  return (
    <div className="shop">
      <Suspense fallback={<div className="hold" aria-busy="true" />}>
        <Content answer={answer} retry={() => setAnswer(load())} />
      </Suspense>
    </div>
  );
}
