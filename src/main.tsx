import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { faceAt } from './routes.tsx';

// The face's code is awaited before the first render: a lazy boundary that shows its fallback costs up to 300 ms.
const root = document.getElementById('root');
const Face = await faceAt(location.pathname);
if (root) createRoot(root).render(createElement(Face));
