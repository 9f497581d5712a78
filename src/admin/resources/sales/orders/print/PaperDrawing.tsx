import { memo } from 'react';
import type { PaperPage, PaperShape } from '#shared/papers.ts';
import { mediaUrl } from '#wix/media-url.ts';
import styles from './print.module.css';

/** Every other one is a gap. */
function barsPath({ x, y, width, height, widths }: Extract<PaperShape, { kind: 'bars' }>): string {
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let left = x;
  return widths
    .map((one, at) => {
      const bar =
        at % 2 === 0
          ? `M${left.toFixed(2)} ${y}h${(one * unit).toFixed(2)}v${height}H${left.toFixed(2)}z`
          : '';
      left += one * unit;
      return bar;
    })
    .join('');
}

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
    case 'picture': {
      const { x, y, width, height } = shape;
      const href = mediaUrl(`/media/${shape.image}`, {
        width: Math.round(width),
        height: Math.round(height),
      });
      return <image key={index} {...{ x, y, width, height, href }} preserveAspectRatio="xMidYMid slice" />;
    }
    case 'bars':
      return <path key={index} d={barsPath(shape)} fill="#1d1b19" />;
  }
}

/** One page, drawn from what the printer is told; paper is white whatever the screen is. */
export const PaperDrawing = memo(({ page, label }: { page: PaperPage; label?: string }) => (
  <svg
    className={styles['sheet']}
    viewBox={`0 0 ${page.width} ${page.height}`}
    direction="ltr"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {page.shapes.map(shapeOf)}
  </svg>
));
