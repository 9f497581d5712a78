import type { ReactNode } from 'react';
import { Picture } from '../shell/Picture.tsx';
import type { WallData } from './read-wall.ts';
import styles from './sign-in.module.css';

const COLUMNS = 3;

/** The form of the page, and the wall that hangs beside it where there is room. */
export function BesideWall({ wall, children }: { wall: WallData; children: ReactNode }) {
  const rows = Math.ceil(wall.posters.length / COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, index) =>
    wall.posters.slice(index * rows, (index + 1) * rows),
  );
  return (
    <>
      <div className={styles['form']}>{children}</div>
      <div className={styles['wall']} aria-hidden="true">
        {columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map((media) => (
              <Picture
                key={media.id}
                media={media}
                alt=""
                sizes="(max-width: 900px) 1px, 13vw"
                className="hang"
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
