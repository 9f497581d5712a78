import { memo } from 'react';
import type { PaperPage, PaperShape } from '../../../../shared/papers.ts';
import styles from './print.module.css';

const A4 = { width: 595.28, height: 841.89 };

function shapeOf(shape: PaperShape, index: number) {
  switch (shape.kind) {
    case 'text':
      return (
        <text
          key={index}
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontWeight={shape.strong ? 600 : 400}
          fill={shape.color}
          textLength={shape.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {shape.text}
        </text>
      );
    case 'rule':
      return (
        <line
          key={index}
          x1={shape.x}
          x2={shape.x + shape.width}
          y1={shape.y}
          y2={shape.y}
          stroke={shape.color}
          strokeWidth={0.75}
        />
      );
    case 'box':
      return (
        <rect
          key={index}
          x={shape.x}
          y={shape.y}
          width={shape.size}
          height={shape.size}
          fill="none"
          stroke="#1d1b19"
          strokeWidth={0.9}
        />
      );
  }
}

/** One page, drawn from what the printer is told; paper is white whatever the screen is. */
export const PaperDrawing = memo(({ page, label }: { page: PaperPage; label?: string }) => (
  <svg
    className={styles['sheet']}
    viewBox={`0 0 ${A4.width} ${A4.height}`}
    direction="ltr"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {page.shapes.map(shapeOf)}
  </svg>
));
