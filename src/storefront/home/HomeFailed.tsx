import { message } from '../shell/messages.ts';
import { ShopHeader } from '../shell/ShopHeader.tsx';

export function HomeFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <ShopHeader withSections={false} />
      <main className="welcome">
        <h1>{message('failed.title')}</h1>
        <button className="btn" type="button" onClick={retry}>
          {message('failed.again')}
        </button>
      </main>
    </>
  );
}
